import { useSession } from '@pitlane/shared-data/session';
import { PageHeader, SharedLine } from '@pitlane/shared-ui/core';
import { mechanicIdOf } from '../../mechanic/mechanic-id.ts';
import { MissingMechanicId } from '../../mechanic/missing-mechanic-id.tsx';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { FinishedJobs } from './finished-jobs.tsx';
import { FinishedJobsSummary } from './finished-jobs-summary.tsx';

export function Component() {
  const mechanicId = mechanicIdOf(useSession().account);
  return (
    <WorkshopPage>
      <SharedLine>
        <PageHeader title="Job History" back={{ href: paths.dashboard, label: 'Dashboard' }} />
        {mechanicId !== null && <FinishedJobsSummary />}
      </SharedLine>
      {mechanicId === null ? <MissingMechanicId /> : <FinishedJobs />}
    </WorkshopPage>
  );
}
