import { partsQuery } from '@pitlane/shared-data/parts';
import { useQuery } from '@tanstack/react-query';
import { FoundParts } from './found-parts.tsx';
import { InventoryFilter } from './inventory-filter.tsx';
import { InventorySummary } from './inventory-summary.tsx';
import { useInventoryParams } from './use-inventory-params.ts';

/** Summary, filters and a page of the inventory. The filters stay whatever becomes of the search. */
export function Inventory() {
  const params = useInventoryParams();
  const inventory = useQuery(partsQuery(params.filter));
  return (
    <>
      {!inventory.isLoadingError && <InventorySummary summary={inventory.data?.summary} />}
      <InventoryFilter params={params} categories={inventory.data?.categories ?? []} />
      <FoundParts inventory={inventory} params={params} />
    </>
  );
}
