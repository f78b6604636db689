import { useSession } from '@pitlane/shared-data/session';
import { PageHeader } from '@pitlane/shared-ui/core';
import { mechanicIdOf } from '../../mechanic/mechanic-id.ts';
import { MissingMechanicId } from '../../mechanic/missing-mechanic-id.tsx';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { JobBoard } from './job-board.tsx';

export function Component() {
  const mechanicId = mechanicIdOf(useSession().account);
  return (
    <WorkshopPage>
      <PageHeader title="My Jobs" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      {mechanicId === null ? <MissingMechanicId /> : <JobBoard />}
    </WorkshopPage>
  );
}
