import type { PartFilter } from '@pitlane/shared-data/parts';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import type { Sort } from '@pitlane/shared-ui/table';
import { useCallback } from 'react';

/** The stock levels one can filter by. */
export const stockLevels = [
  { id: 'all', label: 'All' },
  { id: 'in-stock', label: 'In Stock' },
  { id: 'low', label: 'Low Stock' },
] as const;

export type StockLevel = (typeof stockLevels)[number]['id'];

const defaultSort = 'name';

/** The orders that the backend knows, either way round. */
const sorts = ['name', 'code', 'category', 'stock', 'min', 'cost', 'price', 'value'].flatMap((name) => [
  name,
  `-${name}`,
]);

/** A sort is written as the column, with a leading minus for descending: 'name', '-stock'. */
const toSort = (text: string): Sort =>
  text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };

const fromSort = ({ column, direction }: Sort) => (direction === 'descending' ? `-${column}` : column);

/** Search, category, stock level, order and page of the inventory, kept in the address. */
export function useInventoryAddress() {
  const { read, page, change, turnTo } = useListAddress();
  const stockLevel: StockLevel = stockLevels.find(({ id }) => id === read('stock'))?.id ?? 'all';
  const sort = sorts.find((name) => name === read('sort')) ?? defaultSort;
  const filter: PartFilter = {
    search: read('search') || undefined,
    category: read('category') || undefined,
    stockLevel: stockLevel === 'all' ? undefined : stockLevel,
    sort,
    page,
  };

  return {
    filter,
    stockLevel,
    sort: toSort(sort),
    isFiltered: Boolean(filter.search || filter.category || filter.stockLevel),
    searchFor: useCallback((search: string) => change({ search }, { replace: true }), [change]),
    choose: (category: string | null) => change({ category }),
    chooseStockLevel: (level: StockLevel) => change({ stock: level === 'all' ? null : level }),
    sortBy: useCallback(
      (next: Sort) => change({ sort: fromSort(next) === defaultSort ? null : fromSort(next) }),
      [change],
    ),
    turnTo,
  };
}

export type InventoryAddress = ReturnType<typeof useInventoryAddress>;
