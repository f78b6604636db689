import { appointmentNotes, type Job, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  Cluster,
  Link,
  Note,
  RequestStatusBadge,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { Clock, Pencil } from '@pitlane/shared-ui/icons';
import { memo } from 'react';
import { styled } from 'styled-components';
import { JobDue } from '../../job/job-due.tsx';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';
import { JobActions } from './job-actions.tsx';
import { JobContact, JobFacts } from './job-facts.tsx';
import { jobHeadingId } from './job-step.ts';
import { shortParts } from './short-parts.ts';

const DraftNotice = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;

interface JobCardProps {
  job: Job;
  /** Whether a completion draft is stored on this device. */
  hasDraft: boolean;
  /** Whether its completion waits on this device for the network. */
  isWaiting: boolean;
  /** Must be a stable reference, or every dialog re-renders all cards. */
  onComplete: (job: Job) => void;
}

export const JobCard = memo(function JobCard({ job, hasDraft, isWaiting, onComplete }: JobCardProps) {
  const headingId = jobHeadingId(job.request_id);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <CardHeader
        id={headingId}
        title={
          <LargeTarget>
            <Link variant="quiet" href={paths.job(job.request_id)}>
              {job.service_name}
            </Link>
          </LargeTarget>
        }
        detail={`Job #${job.request_id}`}
        end={
          <Cluster gap={2}>
            <JobDue job={job} />
            <RequestStatusBadge status={job.status} label={statusLabel(job.status)} />
          </Cluster>
        }
      />
      <JobFacts job={job} />
      <JobContact job={job} />
      {appointmentNotes(job, 'staff').map((note) => (
        <Note key={note.label} {...note} />
      ))}
      <Note label="Parts are short" text={shortParts(job)} />
      <Note label="Customer Notes" text={job.customer_notes} />
      <Note label="Your Notes" text={job.mechanic_notes} />
      {isWaiting && (
        <DraftNotice>
          <Clock aria-hidden="true" />
          Its completion waits for the network.
        </DraftNotice>
      )}
      {hasDraft && !isWaiting && job.status === 'in_progress' && (
        <DraftNotice>
          <Pencil aria-hidden="true" />
          Completion draft saved on this device.
        </DraftNotice>
      )}
      {!isWaiting && <JobActions job={job} onComplete={() => onComplete(job)} />}
    </Card>
  );
});
