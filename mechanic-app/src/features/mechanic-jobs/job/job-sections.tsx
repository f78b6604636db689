import type { InspectionItem } from '@pitlane/shared-data/inspections';
import type { JobDetails } from '@pitlane/shared-data/requests';
import { SkeletonCard } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { Inspections } from './inspection/inspections.tsx';
import { ProposeLineDialog } from './work/propose-line-dialog.tsx';
import { Work } from './work/work.tsx';

const RequestPhotos = lazy(async () => ({
  default: (await import('./photos/request-photos.tsx')).RequestPhotos,
}));

/** Inspection, lines and photos. */
export function JobSections({ job: { request_id, estimate, templates } }: { job: JobDetails }) {
  const [proposing, setProposing] = useState<{ item?: InspectionItem } | null>(null);
  const { inspections, closed } = estimate;
  return (
    <>
      <Inspections estimate={estimate} templates={templates} onPropose={(item) => setProposing({ item })} />
      <Work estimate={estimate} onPropose={() => setProposing({})} />
      <Suspense fallback={<SkeletonCard label="Loading the photos..." />}>
        <RequestPhotos
          requestId={request_id}
          stage={inspections.some(({ finished_at }) => !finished_at) ? 'inspection' : 'work'}
          isOpen={!closed}
        />
      </Suspense>
      {proposing && (
        <ProposeLineDialog requestId={request_id} {...proposing} onClose={() => setProposing(null)} />
      )}
    </>
  );
}
