import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { SkeletonCard } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ApprovalRecords } from './approval-records.tsx';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { InspectionView } from './inspection-view.tsx';

const RequestPhotos = lazy(async () => ({
  default: (await import('../../../photos/request-photos.tsx')).RequestPhotos,
}));

export function EstimatePage({ estimate }: { estimate: RequestEstimate }) {
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  const markUnsaved = useCallback(
    (lineId: number, isUnsaved: boolean) =>
      setUnsaved((current) => {
        if (current.includes(lineId) === isUnsaved) return current;
        return isUnsaved ? [...current, lineId] : current.filter((id) => id !== lineId);
      }),
    [],
  );
  return (
    <>
      <EstimateHead estimate={estimate} hasUnsavedLines={unsaved.length > 0} />
      <EstimateLines estimate={estimate} onUnsaved={markUnsaved} />
      <InspectionView inspections={estimate.inspections} />
      <EstimateLink estimate={estimate} />
      <ApprovalRecords records={estimate.records} />
      <Suspense fallback={<SkeletonCard label="Loading the photos..." />}>
        <RequestPhotos requestId={estimate.request_id} stage="inspection" isOpen={!estimate.closed} />
      </Suspense>
    </>
  );
}
