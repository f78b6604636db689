import { useDrafts } from '@pitlane/shared-data/draft';
import { type Job, jobsQuery } from '@pitlane/shared-data/requests';
import { FilterGroup } from '@pitlane/shared-ui/choice-group';
import { Prerender } from '@pitlane/shared-ui/lazy-load';
import { useListParams } from '@pitlane/shared-ui/list-params';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CompleteJobDialog } from './complete-job-dialog.tsx';
import { completionDrafts } from './completion-draft.ts';
import { JobList } from './job-list.tsx';
import { jobFilterOf, jobFilters } from './job-status-filter.ts';

/** The filters are the product's own words, which differ in case; the eye gets them alike. */
const AlikeInCase = styled.div`
  & button {
    text-transform: capitalize;
  }
`;

/** Filter, jobs and the dialog that completes one of them. */
export function JobBoard() {
  const drafts = useDrafts(completionDrafts);
  const list = useListParams();
  const [completing, setCompleting] = useState<Job | null>(null);
  const filter = jobFilterOf(list.read('status'));
  const jobs = useQuery(jobsQuery({ status: filter === 'all' ? undefined : filter, page: list.page }));

  useEffect(() => {
    const completed = jobs.data?.rows.filter(({ status }) => status === 'completed') ?? [];
    drafts.prune(completed.map(({ request_id }) => request_id));
  }, [jobs.data, drafts]);

  const [first] = jobs.data?.rows ?? [];
  const dialogOf = (job: Job) => <CompleteJobDialog job={job} onClose={() => setCompleting(null)} />;
  return (
    <>
      <AlikeInCase>
        <FilterGroup
          label="Status"
          options={jobFilters}
          value={filter}
          onChange={(status) => list.change({ status: status === 'all' ? null : status })}
        />
      </AlikeInCase>
      <JobList
        jobs={jobs}
        params={list}
        hasDraft={({ request_id }) => drafts.read(request_id) !== null}
        onComplete={setCompleting}
      />
      {completing && dialogOf(completing)}
      {first && !completing && <Prerender>{dialogOf(first)}</Prerender>}
    </>
  );
}
