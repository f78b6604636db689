import type { Job } from '@pitlane/shared-data/requests';
import { LongText, media, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Lines = styled.span`
  @media ${media.narrow} {
    white-space: pre-line;
  }
`;

const Label = styled.span`
  color: ${token('text-muted')};
`;

/** The notes of mechanic and customer, or a dash. */
export function JobNotes({ job }: { job: Pick<Job, 'mechanic_notes' | 'customer_notes'> }) {
  if (!job.mechanic_notes && !job.customer_notes) return '–';
  return (
    <LongText
      detail={
        job.customer_notes && (
          <Lines>
            <Label>Customer: </Label>
            {job.customer_notes}
          </Lines>
        )
      }
    >
      <Lines>{job.mechanic_notes}</Lines>
    </LongText>
  );
}
