import { jobsQuery } from '@pitlane/shared-data/requests';
import { LinkButton, QueryView, Section, SkeletonCard, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Briefcase, CircleCheck } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { RecentJobs } from './recent-jobs.tsx';

const recentJobCount = 5;

/** Both counters are the number of completed jobs, so one request serves counters and list. */
export function CompletedJobs() {
  const jobs = useQuery(jobsQuery({ status: 'completed', page: 1 }));
  return (
    <QueryView
      query={jobs}
      failure="Failed to load assigned jobs"
      pending={<SkeletonCard label="Loading completed jobs..." count={2} />}
    >
      {({ rows, total }) => (
        <>
          <StatGrid aria-label="Jobs">
            <StatCard icon={Briefcase} label="Total Jobs" value={total} />
            <StatCard icon={CircleCheck} tone="success" label="Completed" value={total} />
          </StatGrid>
          <Section title="Recent Completed Jobs" actions={<AllCompletedJobs />}>
            <RecentJobs jobs={rows.slice(0, recentJobCount)} />
          </Section>
        </>
      )}
    </QueryView>
  );
}

function AllCompletedJobs() {
  return (
    <LinkButton size="large" href={paths.jobHistory}>
      View All Completed Jobs
    </LinkButton>
  );
}
