import { ownTextFor } from '@pitlane/shared-data/data-error';
import { pageSize } from '@pitlane/shared-data/paging';
import { jobsQuery } from '@pitlane/shared-data/requests';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { ClipboardCheck, SearchX } from '@pitlane/shared-ui/icons';
import { useListAddress, useSearchText } from '@pitlane/shared-ui/list-address';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { Pagination } from '@pitlane/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { PastTheLastPage } from '../../list-address/past-the-last-page.tsx';
import { QueryState } from '../../query-state/query-state.tsx';
import { FinishedJobsTable } from './finished-jobs-table.tsx';

/** Searches the completed jobs and shows a page of what was found. */
export function FinishedJobs() {
  const { read, page, change, turnTo } = useListAddress();
  const search = read('search');
  const searchFor = useCallback((wanted: string) => change({ search: wanted }, { replace: true }), [change]);
  const [text, setText] = useSearchText(search, searchFor);

  return (
    <>
      <SearchField
        label="Search jobs"
        placeholder="Service, customer, brand, model or registration"
        value={text}
        onChange={setText}
      />
      <FoundJobs search={search} page={page} onPageChange={turnTo} />
    </>
  );
}

interface FoundJobsProps {
  search: string;
  page: number;
  onPageChange: (page: number) => void;
}

const failureText = { refused: 'Failed to fetch job history', unreachable: 'Error loading job history' };

function FoundJobs({ search, page, onPageChange }: FoundJobsProps) {
  const jobs = useQuery(jobsQuery({ status: 'completed', search: search || undefined, page }));
  const { data, isPlaceholderData } = jobs;
  return (
    <>
      <QueryState
        query={jobs}
        failure={ownTextFor(jobs.error, failureText)}
        pending={<SkeletonTable label="Loading job history..." />}
      />
      {data && data.rows.length === 0 && (
        <NoFinishedJobs isSearched={search !== ''} page={page} onPageChange={onPageChange} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <FinishedJobsTable jobs={data.rows} isRefreshing={isPlaceholderData} />
          <Pagination
            label="Pages of completed jobs"
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={onPageChange}
          />
        </>
      )}
    </>
  );
}

interface NoFinishedJobsProps {
  isSearched: boolean;
  page: number;
  onPageChange: (page: number) => void;
}

function NoFinishedJobs({ isSearched, page, onPageChange }: NoFinishedJobsProps) {
  if (page > 1) return <PastTheLastPage onPageChange={onPageChange} />;
  return isSearched ? (
    <EmptyState icon={SearchX} title="No jobs found" hint="Try another word, or a part of one." />
  ) : (
    <EmptyState
      icon={ClipboardCheck}
      title="No completed jobs yet"
      hint="Jobs you complete are listed here with their final cost."
    />
  );
}
