import { type Page, pageSize } from '@pitlane/shared-data/paging';
import type { Job } from '@pitlane/shared-data/requests';
import { CardGrid } from '@pitlane/shared-ui/card';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { ClipboardList } from '@pitlane/shared-ui/icons';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { Pagination } from '@pitlane/shared-ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { PastTheLastPage } from '../../list-address/past-the-last-page.tsx';
import { QueryState } from '../../query-state/query-state.tsx';
import { JobCard } from './job-card.tsx';

interface JobListProps {
  jobs: UseQueryResult<Page<Job>>;
  page: number;
  hasDraft: (job: Job) => boolean;
  onPageChange: (page: number) => void;
  onComplete: (job: Job) => void;
}

/** A page of jobs, each with its next step. Jobs that are known stay in sight when a refresh fails. */
export function JobList({ jobs, ...rest }: JobListProps) {
  const { data } = jobs;
  return (
    <>
      <QueryState
        query={jobs}
        failure="Failed to load assigned jobs"
        pending={<SkeletonCard label="Loading jobs..." count={3} />}
      />
      {data && <LoadedJobs jobs={data} {...rest} />}
    </>
  );
}

type LoadedJobsProps = Omit<JobListProps, 'jobs'> & { jobs: Page<Job> };

function LoadedJobs({ jobs, page, hasDraft, onPageChange, onComplete }: LoadedJobsProps) {
  if (jobs.rows.length === 0) {
    return page > 1 ? (
      <PastTheLastPage onPageChange={onPageChange} />
    ) : (
      <EmptyState
        icon={ClipboardList}
        title="No jobs assigned yet"
        hint="A job appears here as soon as a manager assigns it to you."
      />
    );
  }
  return (
    <>
      <CardGrid cardWidth="large" aria-label="Jobs">
        {jobs.rows.map((job) => (
          <li key={job.request_id}>
            <JobCard job={job} hasDraft={hasDraft(job)} onComplete={onComplete} />
          </li>
        ))}
      </CardGrid>
      <Pagination
        label="Pages of jobs"
        page={page}
        pageSize={pageSize}
        total={jobs.total}
        onPageChange={onPageChange}
      />
    </>
  );
}
