import { type Job, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  Cluster,
  DescriptionList,
  hasMore,
  Link,
  More,
  phoneHref,
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
import { jobItems, jobNotes } from './job-items.tsx';
import { jobHeadingId } from './job-step.ts';

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

/** The customer with the phone number, and what is done next. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  margin-block-start: auto;

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(2)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > div {
    flex: 0 1 auto;
    gap: ${space(2)};
  }
`;

/** What runs or comes next has marks and larger text. */
const Box = styled(Card)`
  ${hasMore}

  &:not([data-marks]) h2 {
    font-size: ${token('text-md')};
  }

  &[data-marks] :is(h2, dl > div > dd) {
    font-size: ${token('text-lg')};
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space(1)};
`;

interface JobCardProps {
  job: Job;
  /** Runs or comes next: it is large. */
  isNext: boolean;
  /** Whether a completion draft is stored on this device. */
  hasDraft: boolean;
  /** Whether its completion waits on this device for the network. */
  isWaiting: boolean;
  /** Must be a stable reference, or every dialog re-renders all cards. */
  onComplete: (job: Job) => void;
}

export const JobCard = memo(function JobCard({ job, isNext, hasDraft, isWaiting, onComplete }: JobCardProps) {
  const { main, details } = jobItems(job);
  const isCompleted = job.status === 'completed';
  const headingId = jobHeadingId(job.request_id);
  return (
    <Box forwardedAs="article" isDense hasMarks={isNext} aria-labelledby={headingId}>
      <CardHeader
        id={headingId}
        title={
          <LargeTarget>
            <Link variant="quiet" href={paths.job(job.request_id)}>
              {job.service_name}
            </Link>
          </LargeTarget>
        }
        end={
          <Cluster gap={2}>
            <JobDue job={job} />
            <RequestStatusBadge status={job.status} label={statusLabel(job.status)} />
          </Cluster>
        }
      />
      <DescriptionList layout="facts" items={main} />
      <Details data-detail={isCompleted || undefined}>
        <DescriptionList layout="facts" items={details} />
        <DescriptionList layout="facts" items={jobNotes(job)} />
      </Details>
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
      <Foot>
        <p>
          <span>{job.customer_name}</span>
          {job.customer_phone && (
            <LargeTarget>
              <Link href={phoneHref(job.customer_phone)}>{job.customer_phone}</Link>
            </LargeTarget>
          )}
        </p>
        {isCompleted && <More about={job.service_name} />}
        {!isWaiting && !isCompleted && (
          <JobActions job={job} isPrimary={isNext} onComplete={() => onComplete(job)} />
        )}
      </Foot>
    </Box>
  );
});
