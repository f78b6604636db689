import type { InspectionItem, SuggestedLine } from '@pitlane/shared-data/inspections';
import { isPhotoOfRequest } from '@pitlane/shared-data/photos';
import type { JobDetails } from '@pitlane/shared-data/requests';
import { useState } from 'react';
import { useWaitingCompletions } from '../../../waiting-work/use-waiting-work.ts';
import { Inspections } from './inspection/inspections.tsx';
import { RequestPhotos } from './photos/request-photos.tsx';
import { ProposeLineDialog } from './work/propose-line-dialog.tsx';
import { Work } from './work/work.tsx';

/** Inspection, lines and photos. */
export function JobSections({ job: { request_id, estimate: loaded, templates } }: { job: JobDetails }) {
  const isCompleted = useWaitingCompletions().waiting.some(
    ({ completion, refusal }) => completion.requestId === request_id && !refusal,
  );
  // As with a network, a job that was completed takes nothing more.
  const estimate = { ...loaded, closed: loaded.closed || isCompleted };
  const [proposing, setProposing] = useState<{ item?: InspectionItem; suggested?: SuggestedLine } | null>(
    null,
  );
  const { inspections, lines, closed } = estimate;
  return (
    <>
      <Inspections
        estimate={estimate}
        templates={templates}
        onPropose={(item, suggested) => setProposing({ item, suggested })}
      />
      <Work estimate={estimate} onPropose={() => setProposing({})} />
      <RequestPhotos
        requestId={request_id}
        stage={inspections.some(({ finished_at }) => !finished_at) ? 'inspection' : 'work'}
        shows={isPhotoOfRequest(lines)}
        isOpen={!closed}
      />
      {proposing && (
        <ProposeLineDialog requestId={request_id} {...proposing} onClose={() => setProposing(null)} />
      )}
    </>
  );
}
