import { type Page, pageSize } from '@pitlane/shared-data/paging';
import type { Job } from '@pitlane/shared-data/requests';
import {
  CardGrid,
  EmptyState,
  PagedList,
  type PageParams,
  type PageQuery,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { ClipboardList } from '@pitlane/shared-ui/icons';
import { JobCard } from './job-card.tsx';

interface JobListProps {
  jobs: PageQuery<Page<Job>>;
  params: PageParams;
  hasDraft: (job: Job) => boolean;
  isWaiting: (job: Job) => boolean;
  onComplete: (job: Job) => void;
}

const noJobs = (
  <EmptyState
    icon={ClipboardList}
    title="No jobs assigned yet"
    hint="A job appears here when a manager assigns it to you."
  />
);

export function JobList({ jobs, params, hasDraft, isWaiting, onComplete }: JobListProps) {
  return (
    <PagedList
      query={jobs}
      params={params}
      hasCards
      pageSize={pageSize}
      label="jobs"
      failure="Failed to load assigned jobs"
      pending={<SkeletonCard label="Loading jobs..." count={3} />}
      empty={noJobs}
    >
      {({ rows }) => (
        <CardGrid cardWidth="large" aria-label="Jobs">
          {rows.map((job) => (
            <li key={job.request_id}>
              <JobCard
                job={job}
                hasDraft={hasDraft(job)}
                isWaiting={isWaiting(job)}
                onComplete={onComplete}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
}
