import type { PartFilter } from '@pitlane/shared-data/parts';
import { useListParams } from '@pitlane/shared-ui/core';

const stockLevels = ['in-stock', 'low', 'short', 'unused', 'retired'] as const;

/** The other two levels are lists of the manager's menu. */
export const stockLevelOptions = [
  { id: 'all', label: 'All' },
  { id: 'in-stock', label: 'In Stock' },
  { id: 'low', label: 'Low Stock' },
  { id: 'short', label: 'Short' },
] as const satisfies { id: (typeof stockLevels)[number] | 'all'; label: string }[];

/** Supported by the backend, ascending and descending. */
const sorts = ['name', 'code', 'category', 'stock', 'min', 'cost', 'price', 'value'].flatMap((name) => [
  name,
  `-${name}`,
]);

/** The inventory's filter, sort and page in the URL. */
export function useInventoryParams() {
  const list = useListParams({ sorts, defaultSort: 'name' });
  const filter: PartFilter = {
    search: list.search || undefined,
    category: list.read('category') || undefined,
    stockLevel: list.readOneOf('stock', stockLevels),
    sort: list.sortName,
    page: list.page,
  };
  return { ...list, filter, isFiltered: Boolean(filter.search || filter.category || filter.stockLevel) };
}

export type InventoryParams = ReturnType<typeof useInventoryParams>;
