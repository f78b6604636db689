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
import { styled } from 'styled-components';
import { JobCard } from './job-card.tsx';

interface JobListProps {
  jobs: PageQuery<Page<Job>>;
  params: PageParams;
  hasDraft: (job: Job) => boolean;
  isWaiting: (job: Job) => boolean;
  onComplete: (job: Job) => void;
}

/** What runs or comes next takes the whole width. */
const Item = styled.li`
  &[data-next] {
    grid-column: 1 / -1;
  }
`;

const isOpen = ({ status }: Job) => status === 'in_progress' || status === 'approved';

const noJobs = (
  <EmptyState
    icon={ClipboardList}
    title="No jobs assigned yet"
    hint="A job appears here when a manager assigns it to you."
  />
);

export function JobList({ jobs, params, hasDraft, isWaiting, onComplete }: JobListProps) {
  const [first] = jobs.data?.rows ?? [];
  // The server sorts what runs and then what comes next to the front.
  const next = params.page === 1 && first && isOpen(first) ? first : undefined;
  return (
    <PagedList
      query={jobs}
      params={params}
      hasCards
      isFirstWide={next !== undefined}
      pageSize={pageSize}
      label="jobs"
      failure="Failed to load assigned jobs"
      pending={<SkeletonCard label="Loading jobs..." count={3} />}
      empty={noJobs}
    >
      {({ rows }) => (
        <CardGrid cardWidth="medium" aria-label="Jobs">
          {rows.map((job) => (
            <Item key={job.request_id} data-next={job === next || undefined}>
              <JobCard
                job={job}
                isNext={job === next}
                hasDraft={hasDraft(job)}
                isWaiting={isWaiting(job)}
                onComplete={onComplete}
              />
            </Item>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
}
