import { parseId } from '@pitlane/shared-data/paths';
import { jobDetailsQuery, requestTitle } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import { NotFound, PageHeader, QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { mechanicIdOf } from '../../../mechanic/mechanic-id.ts';
import { MissingMechanicId } from '../../../mechanic/missing-mechanic-id.tsx';
import { paths } from '../../../paths.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { JobOverview } from './job-overview.tsx';
import { JobSections } from './job-sections.tsx';

/** One label for both, as the page is drawn before it is known who opens it. */
const useBack = () => ({
  href: useSession().account?.role === 'manager' ? paths.workshopBoard : paths.jobs,
  label: 'Jobs',
});

const MissingJob = () => (
  <NotFound
    title="Job not found"
    hint="It may have been given to another mechanic."
    back={useBack()}
    size="large"
  />
);

function JobPage({ requestId }: { requestId: number }) {
  return (
    <QueryView
      query={useQuery(jobDetailsQuery(requestId))}
      failure="Failed to load the job"
      pending={<SkeletonCard label="Loading the job..." />}
      notFound={<MissingJob />}
    >
      {(job) => (
        <>
          <JobOverview job={job} />
          <JobSections job={job} />
        </>
      )}
    </QueryView>
  );
}

/** Everything about one job, for one hand on a phone, and for the desk, which works it for a mechanic. */
export function Component() {
  const requestId = parseId(useParams().requestId);
  const mechanicId = mechanicIdOf(useSession().account);
  const { data: job } = useQuery({ ...jobDetailsQuery(requestId ?? 0), enabled: false });
  const title = job && requestTitle(job);
  return (
    <WorkshopPage>
      <PageHeader title={title ?? 'Job'} subject={title} back={useBack()} />
      {mechanicId === null && <MissingMechanicId />}
      {mechanicId !== null && (requestId === null ? <MissingJob /> : <JobPage requestId={requestId} />)}
    </WorkshopPage>
  );
}
