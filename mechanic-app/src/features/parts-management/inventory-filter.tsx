import { FilterGroup, FilterSelect, SearchField, Toolbar } from '@pitlane/shared-ui/core';
import { type InventoryParams, stockLevelOptions } from './use-inventory-params.ts';

interface InventoryFilterProps {
  params: InventoryParams;
  categories: readonly string[];
}

export function InventoryFilter({ params, categories }: InventoryFilterProps) {
  const { change } = params;
  return (
    <Toolbar>
      <SearchField
        label="Search parts"
        placeholder="Name, code or category"
        value={params.search}
        onSearch={params.searchFor}
      />
      <FilterSelect
        label="Category"
        allLabel="All Categories"
        values={categories}
        value={params.filter.category}
        onChange={(category) => change({ category })}
      />
      <FilterGroup
        label="Stock level"
        options={stockLevelOptions}
        value={params.filter.stockLevel ?? 'all'}
        onChange={(level) => change({ stock: level === 'all' ? null : level })}
      />
    </Toolbar>
  );
}
