import { type Job, jobsQuery } from '@pitlane/shared-data/requests';
import { FilterGroup } from '@pitlane/shared-ui/choice-group';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CompleteJobDialog } from './complete-job-dialog.tsx';
import { JobList } from './job-list.tsx';
import { jobFilterOf, jobFilters } from './job-status-filter.ts';

/** The filters are the product's own words, which differ in case; the eye gets them alike. */
const AlikeInCase = styled.div`
  & button {
    text-transform: capitalize;
  }
`;

/** Filter, jobs and the dialog that completes one of them. */
export function JobBoard({ mechanicId }: { mechanicId: string }) {
  const { params, page, change, turnTo } = useListAddress();
  const [completing, setCompleting] = useState<Job | null>(null);
  const filter = jobFilterOf(params.get('status'));
  const query = jobsQuery({ status: filter === 'all' ? undefined : filter, page });

  return (
    <>
      <AlikeInCase>
        <FilterGroup
          label="Status"
          options={jobFilters}
          value={filter}
          onChange={(status) => change({ status: status === 'all' ? null : status })}
        />
      </AlikeInCase>
      <JobList query={query} page={page} onPageChange={turnTo} onComplete={setCompleting} />
      {completing && (
        <CompleteJobDialog job={completing} mechanicId={mechanicId} onClose={() => setCompleting(null)} />
      )}
    </>
  );
}
