import { partsQuery } from '@pitlane/shared-data/parts';
import { SharedLine, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { FilteredParts } from './filtered-parts.tsx';
import { InventoryFilter } from './inventory-filter.tsx';
import { InventorySummary } from './inventory-summary.tsx';
import { useInventoryParams } from './use-inventory-params.ts';

/** The filters stay usable when the list fails to load. */
export function Inventory() {
  const params = useInventoryParams();
  const inventory = useQuery(partsQuery(params.filter));
  return (
    <Stack>
      <SharedLine>
        {!inventory.isLoadingError && <InventorySummary summary={inventory.data?.summary} />}
        <InventoryFilter params={params} categories={inventory.data?.categories ?? []} />
      </SharedLine>
      <FilteredParts inventory={inventory} params={params} />
    </Stack>
  );
}
