import { ownTextFor } from '@pitlane/shared-data/data-error';
import { pageSize } from '@pitlane/shared-data/paging';
import { jobsQuery } from '@pitlane/shared-data/requests';
import {
  EmptyState,
  PagedList,
  SearchField,
  SkeletonTable,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ClipboardCheck, SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { FinishedJobsTable } from './finished-jobs-table.tsx';

const failureText = { refused: 'Failed to fetch job history', unreachable: 'Error loading job history' };

const noJobs = (
  <EmptyState
    icon={ClipboardCheck}
    title="No completed jobs yet"
    hint="Jobs you complete are listed here with their final cost."
  />
);

const noJobsFound = <EmptyState icon={SearchX} title="No jobs found" hint="Try a different search." />;

export function FinishedJobs() {
  const list = useListParams();
  const { search, page } = list;
  const jobs = useQuery(jobsQuery({ status: 'completed', search: search || undefined, page }));
  return (
    <>
      <Toolbar>
        <SearchField
          label="Search jobs"
          placeholder="Service, name, car or plate"
          value={search}
          onSearch={list.searchFor}
        />
      </Toolbar>
      <PagedList
        query={jobs}
        params={list}
        pageSize={pageSize}
        label="completed jobs"
        failure={ownTextFor(jobs.error, failureText)}
        pending={<SkeletonTable label="Loading job history..." />}
        empty={search ? noJobsFound : noJobs}
      >
        {({ rows }) => <FinishedJobsTable jobs={rows} isRefreshing={jobs.isPlaceholderData} />}
      </PagedList>
    </>
  );
}
