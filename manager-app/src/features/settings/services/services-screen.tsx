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
import { useEffect, useEffectEvent, useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { CatalogueFilter, filterCatalogue } from '../catalogue-filter.tsx';
import { IntervalsDialog } from './intervals/intervals-dialog.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceTable } from './service-table.tsx';

type OnEdit = (service: Service, duration?: number) => void;

/** Calls back where the address asks for another duration of a service, such as `?change=3&minutes=60`. */
function useAskedDuration(services: Service[] | undefined, onAsked: OnEdit) {
  const { read, change } = useListParams();
  const service = services?.find(({ service_id }) => String(service_id) === read('change'));
  const isAsked = service !== undefined;
  const start = useEffectEvent(() => {
    const minutes = Number(read('minutes'));
    if (service) onAsked(service, minutes > 0 ? Math.round(minutes) : undefined);
    change({ change: null, minutes: null }, { replace: true });
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}

interface ServicesProps {
  onEdit: OnEdit;
  onIntervals: (service: Service) => void;
}

function Services({ onEdit, onIntervals }: ServicesProps) {
  const params = useListParams();
  const query = useQuery(catalogueQuery());
  useAskedDuration(query.data, onEdit);
  return (
    <Stack>
      <CatalogueFilter params={params} searchLabel="Search services" />
      <QueryView
        query={query}
        failure="Failed to load the services"
        pending={<SkeletonTable label="Loading the services..." columns={6} />}
        empty={<EmptyState title="No services yet" hint="Add a service that customers can book." />}
      >
        {(services) => {
          const found = filterCatalogue(services, params, ({ name }) => name);
          return found.length > 0 ? (
            <ServiceTable services={found} onEdit={onEdit} onIntervals={onIntervals} />
          ) : (
            <EmptyState title="No services found" hint="Try another search or another status." />
          );
        }}
      </QueryView>
    </Stack>
  );
}

export function Component() {
  const [dialog, setDialog] = useState<{ service?: Service; duration?: number | undefined } | null>(null);
  const [intervals, setIntervals] = useState<Service>();
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
      <Services onEdit={(service, duration) => setDialog({ service, duration })} onIntervals={setIntervals} />
      {intervals && <IntervalsDialog service={intervals} onClose={() => setIntervals(undefined)} />}
      {dialog && <ServiceDialog {...dialog} onClose={() => setDialog(null)} />}
    </SettingsPage>
  );
}
