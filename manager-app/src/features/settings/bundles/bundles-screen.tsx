import { type Bundle, bundlesQuery } from '@pitlane/shared-data/bundles';
import { Button, EmptyState, QueryView, SkeletonTable } from '@pitlane/shared-ui/core';
import { ListChecks, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { BundleDialog } from './bundle-dialog.tsx';
import { BundleTable } from './bundle-table.tsx';

export function Component() {
  const [dialog, setDialog] = useState<{ bundle?: Bundle } | null>(null);
  return (
    <SettingsPage
      title="Bundles"
      actions={
        <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setDialog({})}>
          Add Bundle
        </Button>
      }
    >
      <QueryView
        query={useQuery(bundlesQuery())}
        failure="Failed to load the bundles"
        pending={<SkeletonTable label="Loading the bundles..." columns={5} />}
        empty={
          <EmptyState
            icon={ListChecks}
            title="No bundles yet"
            hint="Add the work and the parts of a job once, and add them to an estimate by one choice."
          />
        }
      >
        {(bundles) => <BundleTable bundles={bundles} onEdit={(bundle) => setDialog({ bundle })} />}
      </QueryView>
      {dialog && <BundleDialog {...dialog} onClose={() => setDialog(null)} />}
    </SettingsPage>
  );
}
