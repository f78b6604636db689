import { formatMoney } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import type { PartPage } from '@pitlane/shared-data/parts';
import { EmptyState, ListSummary, PagedList, type PageQuery, SkeletonTable } from '@pitlane/shared-ui/core';
import { PackageOpen, SearchX } from '@pitlane/shared-ui/icons';
import { PartsTable } from './parts-table.tsx';
import type { InventoryParams } from './use-inventory-params.ts';

const noParts = (
  <EmptyState icon={PackageOpen} title="No parts found" hint="No parts have been added to inventory yet" />
);

const noPartsFound = (
  <EmptyState icon={SearchX} title="No parts found" hint="Try adjusting your search or filter criteria" />
);

interface FilteredPartsProps {
  inventory: PageQuery<PartPage>;
  params: InventoryParams;
}

export function FilteredParts({ inventory, params }: FilteredPartsProps) {
  return (
    <PagedList
      query={inventory}
      params={params}
      pageSize={pageSize}
      label="parts"
      failure="Failed to load parts inventory"
      pending={<SkeletonTable label="Loading parts inventory..." columns={6} />}
      empty={params.isFiltered ? noPartsFound : noParts}
      summary={({ rows, total, filtered }) => (
        <ListSummary
          shown={rows.length}
          total={total}
          noun="parts"
          figures={[
            { label: 'In Stock', value: filtered.in_stock },
            { label: 'Low Stock', value: filtered.low_stock },
            { label: 'Total Value', value: formatMoney(filtered.total_value) },
          ]}
        />
      )}
    >
      {({ rows }) => (
        <PartsTable
          parts={rows}
          sort={params.sort}
          onSortChange={params.sortBy}
          isRefreshing={inventory.isPlaceholderData}
        />
      )}
    </PagedList>
  );
}
