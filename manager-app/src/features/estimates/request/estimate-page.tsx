import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { isPhotoOfRequest } from '@pitlane/shared-data/photos';
import { useCallback, useState } from 'react';
import { RequestPhotos } from '../../../photos/request-photos.tsx';
import { useMadeLink } from '../../../reach/use-made-link.ts';
import { ApprovalRecords } from './approval-records.tsx';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { InspectionView } from './inspection-view.tsx';

export function EstimatePage({ estimate }: { estimate: RequestEstimate }) {
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  const link = useMadeLink(estimate.request_id, estimate.link);
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
      <EstimateHead estimate={estimate} hasUnsavedLines={unsaved.length > 0} link={link} />
      <EstimateLines estimate={estimate} onUnsaved={markUnsaved} />
      <InspectionView inspections={estimate.inspections} isClosed={estimate.closed} />
      <EstimateLink estimate={estimate} made={link} />
      <ApprovalRecords records={estimate.records} />
      <RequestPhotos
        requestId={estimate.request_id}
        stage={estimate.inspections.some(({ finished_at }) => !finished_at) ? 'inspection' : 'work'}
        shows={isPhotoOfRequest(estimate.lines)}
        isOpen={!estimate.closed}
      />
    </>
  );
}
