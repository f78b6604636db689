import { partsQuery } from '@pitlane/shared-data/parts';
import { useQuery } from '@tanstack/react-query';
import { FoundParts } from './found-parts.tsx';
import { InventoryFilter } from './inventory-filter.tsx';
import { InventorySummary } from './inventory-summary.tsx';
import { useInventoryAddress } from './use-inventory-address.ts';

/** Summary, filters and a page of the inventory. The filters stay whatever becomes of the search. */
export function Inventory() {
  const address = useInventoryAddress();
  const inventory = useQuery(partsQuery(address.filter));
  return (
    <>
      {!inventory.isLoadingError && <InventorySummary summary={inventory.data?.summary} />}
      <InventoryFilter address={address} categories={inventory.data?.categories ?? []} />
      <FoundParts inventory={inventory} address={address} />
    </>
  );
}
