import { type CarType, carModelsQuery } from '@pitlane/shared-data/car-types';
import { Button, EmptyState, QueryView, SkeletonTable, Stack, useListParams } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { CatalogueFilter, filterCatalogue } from '../catalogue-filter.tsx';
import { CarModelDialog } from './car-model-dialog.tsx';
import { CarModelTable } from './car-model-table.tsx';

function CarModels({ onEdit }: { onEdit: (carType: CarType) => void }) {
  const params = useListParams();
  return (
    <Stack>
      <CatalogueFilter params={params} searchLabel="Search car models" />
      <QueryView
        query={useQuery(carModelsQuery())}
        failure="Failed to load the car models"
        pending={<SkeletonTable label="Loading the car models..." columns={4} />}
        empty={<EmptyState title="No car models yet" hint="Add the models that customers choose from." />}
      >
        {(carTypes) => {
          const found = filterCatalogue(carTypes, params, ({ brand, model }) => `${brand} ${model}`);
          return found.length > 0 ? (
            <CarModelTable carTypes={found} onEdit={onEdit} />
          ) : (
            <EmptyState title="No car models found" hint="Try another search or another status." />
          );
        }}
      </QueryView>
    </Stack>
  );
}

export function Component() {
  const [dialog, setDialog] = useState<{ carType?: CarType } | null>(null);
  return (
    <SettingsPage
      title="Car Models"
      actions={
        <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setDialog({})}>
          Add Car Model
        </Button>
      }
    >
      <CarModels onEdit={(carType) => setDialog({ carType })} />
      {dialog && <CarModelDialog {...dialog} onClose={() => setDialog(null)} />}
    </SettingsPage>
  );
}
