import { requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { type InspectionItem, requestInspectionsQuery } from '@pitlane/shared-data/inspections';
import { QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Inspections } from './inspection/inspections.tsx';
import { ProposeLineDialog } from './work/propose-line-dialog.tsx';
import { Work } from './work/work.tsx';

const RequestPhotos = lazy(async () => ({
  default: (await import('./photos/request-photos.tsx')).RequestPhotos,
}));

/** Inspection, lines and photos; together, so that the one that comes later moves nothing. */
export function JobSections({ requestId }: { requestId: number }) {
  const [proposing, setProposing] = useState<{ item?: InspectionItem } | null>(null);
  const inspections = useQuery(requestInspectionsQuery(requestId));
  const estimate = useQuery(requestEstimateQuery(requestId));
  if (inspections.isPending || estimate.isPending) {
    return <SkeletonCard label="Loading inspection and work..." count={2} />;
  }
  const isClosed = estimate.data?.closed ?? true;
  return (
    <>
      <QueryView query={inspections} failure="Failed to load the inspection">
        {(loaded) => (
          <Inspections
            requestId={requestId}
            inspections={loaded}
            lines={estimate.data?.lines ?? []}
            isClosed={isClosed}
            onPropose={(item) => setProposing({ item })}
          />
        )}
      </QueryView>
      <QueryView query={estimate} failure="Failed to load the work">
        {(loaded) => <Work estimate={loaded} onPropose={() => setProposing({})} />}
      </QueryView>
      <Suspense fallback={<SkeletonCard label="Loading the photos..." />}>
        <RequestPhotos
          requestId={requestId}
          stage={inspections.data?.some(({ finished_at }) => !finished_at) ? 'inspection' : 'work'}
          isOpen={!isClosed}
        />
      </Suspense>
      {proposing && (
        <ProposeLineDialog requestId={requestId} {...proposing} onClose={() => setProposing(null)} />
      )}
    </>
  );
}
