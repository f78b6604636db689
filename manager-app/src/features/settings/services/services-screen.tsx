import { catalogueQuery, type Service } from '@pitlane/shared-data/services';
import {
  Button,
  EmptyState,
  QueryView,
  SkeletonTable,
  Stack,
  useAskedNew,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { CatalogueFilter, filterCatalogue } from '../catalogue-filter.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceTable } from './service-table.tsx';

function Services({ onEdit }: { onEdit: (service: Service) => void }) {
  const params = useListParams();
  return (
    <Stack>
      <CatalogueFilter params={params} searchLabel="Search services" />
      <QueryView
        query={useQuery(catalogueQuery())}
        failure="Failed to load the services"
        pending={<SkeletonTable label="Loading the services..." columns={5} />}
        empty={<EmptyState title="No services yet" hint="Add a service that customers can book." />}
      >
        {(services) => {
          const found = filterCatalogue(services, params, ({ name }) => name);
          return found.length > 0 ? (
            <ServiceTable services={found} onEdit={onEdit} />
          ) : (
            <EmptyState title="No services found" hint="Try another search or another status." />
          );
        }}
      </QueryView>
    </Stack>
  );
}

export function Component() {
  const [dialog, setDialog] = useState<{ service?: Service } | null>(null);
  useAskedNew('service', () => setDialog({}));
  return (
    <SettingsPage
      title="Service Catalogue"
      actions={
        <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setDialog({})}>
          Add Service
        </Button>
      }
    >
      <Services onEdit={(service) => setDialog({ service })} />
      {dialog && <ServiceDialog {...dialog} onClose={() => setDialog(null)} />}
    </SettingsPage>
  );
}
