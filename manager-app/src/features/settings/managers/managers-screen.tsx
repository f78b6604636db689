import { managersQuery } from '@pitlane/shared-data/managers';
import { useSession } from '@pitlane/shared-data/session';
import { Button, CardGrid, QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { UserPlus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { HireManagerDialog } from './hire-manager-dialog.tsx';
import { ManagerCard } from './manager-card.tsx';

function Managers() {
  const { account } = useSession();
  return (
    <QueryView
      query={useQuery(managersQuery())}
      failure="Failed to load the managers"
      pending={<SkeletonCard label="Loading the managers..." count={2} />}
    >
      {(managers) => (
        <CardGrid aria-label="Managers">
          {managers.map((manager) => (
            <li key={manager.manager_id}>
              <ManagerCard manager={manager} isOwn={manager.manager_id === account?.id} />
            </li>
          ))}
        </CardGrid>
      )}
    </QueryView>
  );
}

export function Component() {
  const [isHiring, setHiring] = useState(false);
  return (
    <SettingsPage
      title="Managers"
      actions={
        <Button variant="primary" icon={UserPlus} data-shortcut="n" onPress={() => setHiring(true)}>
          Hire Manager
        </Button>
      }
    >
      <Managers />
      {isHiring && <HireManagerDialog onClose={() => setHiring(false)} />}
    </SettingsPage>
  );
}
