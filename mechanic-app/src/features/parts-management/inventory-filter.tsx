import { FilterGroup } from '@pitlane/shared-ui/core';
import { PartFilters } from './part-filters.tsx';
import { type InventoryParams, stockLevelOptions } from './use-inventory-params.ts';

interface InventoryFilterProps {
  params: InventoryParams;
  categories: readonly string[];
}

export const InventoryFilter = ({ params, categories }: InventoryFilterProps) => (
  <PartFilters params={params} categories={categories} category={params.filter.category}>
    <FilterGroup
      label="Stock level"
      options={stockLevelOptions}
      value={params.filter.stockLevel ?? 'all'}
      onChange={(level) => params.change({ stock: level === 'all' ? null : level })}
    />
  </PartFilters>
);
