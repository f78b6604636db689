import { useSession } from '@pitlane/shared-data/session';
import { PageHeader } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { Inventory } from './inventory.tsx';
import { ManagerActions } from './manager-actions.tsx';

/** For mechanics and managers. */
export function Component() {
  const role = useSession().account?.role;
  return (
    <WorkshopPage>
      <PageHeader
        title="Parts Inventory Manager"
        back={{ href: role === 'manager' ? paths.managerDashboard : paths.dashboard, label: 'Dashboard' }}
        actions={role === 'manager' && <ManagerActions />}
      />
      <Inventory />
    </WorkshopPage>
  );
}
