import { useDrafts } from '@pitlane/shared-data/draft';
import { type Job, jobsQuery } from '@pitlane/shared-data/requests';
import { FilterGroup, useListParams } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useWaitingCompletions } from '../../waiting-work/use-waiting-work.ts';
import { CompleteJobDialog } from './completion/complete-job-dialog.tsx';
import { completionDrafts } from './completion/completion-draft.ts';
import { JobList } from './job-list.tsx';
import { jobFilterOf, jobFilters } from './job-status-filter.ts';

/** The filter labels differ in case; CSS capitalises them all. */
const Capitalised = styled.div`
  & button {
    text-transform: capitalize;
  }
`;

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

  const { waiting } = useWaitingCompletions();
  const isWaiting = ({ request_id }: Job) =>
    waiting.some(({ completion, refusal }) => completion.requestId === request_id && !refusal);

  return (
    <>
      <Capitalised>
        <FilterGroup
          label="Status"
          options={jobFilters}
          value={filter}
          onChange={(status) => list.change({ status: status === 'all' ? null : status })}
        />
      </Capitalised>
      <JobList
        jobs={jobs}
        params={list}
        hasDraft={({ request_id }) => drafts.read(request_id) !== null}
        isWaiting={isWaiting}
        onComplete={setCompleting}
      />
      {completing && <CompleteJobDialog job={completing} onClose={() => setCompleting(null)} />}
    </>
  );
}
