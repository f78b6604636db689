import type { Job } from '@pitlane/shared-data/requests';
import { token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Notes = styled.div`
  max-inline-size: 22rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Label = styled.span`
  color: ${token('text-muted')};
`;

/** The notes of mechanic and customer, or a dash. */
export function JobNotes({ job }: { job: Pick<Job, 'mechanic_notes' | 'customer_notes'> }) {
  if (!job.mechanic_notes && !job.customer_notes) return '–';
  return (
    <Notes>
      {job.mechanic_notes && <p>{job.mechanic_notes}</p>}
      {job.customer_notes && (
        <p>
          <Label>Customer: </Label>
          {job.customer_notes}
        </p>
      )}
    </Notes>
  );
}
