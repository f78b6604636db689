import { useSession } from '@pitlane/shared-data/session';
import { PageHeader } from '@pitlane/shared-ui/core';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { CompletedJobs } from './completed-jobs.tsx';
import { CurrentJob } from './current-job.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileNotice } from './profile-notice.tsx';
import { QuickActions } from './quick-actions.tsx';

export function Component() {
  const { account } = useSession();
  // The shell guards the route; the account is missing only during a logout.
  if (account?.role !== 'mechanic') return null;
  return (
    <WorkshopPage>
      <PageHeader title="Mechanic Dashboard" description={`Welcome, ${account.name}`} />
      <ProfileNotice mechanic={account} />
      <CurrentJob />
      <QuickActions />
      <ProfileCard mechanic={account} />
      <CompletedJobs />
    </WorkshopPage>
  );
}
