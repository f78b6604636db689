import { pageSize } from '@pitlane/shared-data/paging';
import type { PartPage } from '@pitlane/shared-data/parts';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { PackageOpen, SearchX } from '@pitlane/shared-ui/icons';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { Pagination } from '@pitlane/shared-ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { PastTheLastPage } from '../../list-address/past-the-last-page.tsx';
import { QueryState } from '../../query-state/query-state.tsx';
import { FilteredFigures } from './filtered-figures.tsx';
import { PartsTable } from './parts-table.tsx';
import type { InventoryAddress } from './use-inventory-address.ts';

interface FoundPartsProps {
  inventory: UseQueryResult<PartPage>;
  address: InventoryAddress;
}

/** A page of the parts that fit the filter, with their figures. */
export function FoundParts({ inventory, address }: FoundPartsProps) {
  const { data, isPlaceholderData } = inventory;
  return (
    <>
      <QueryState
        query={inventory}
        failure="Failed to load parts inventory"
        pending={<SkeletonTable label="Loading parts inventory..." columns={6} />}
      />
      {data && data.rows.length === 0 && <NoParts address={address} />}
      {data && data.rows.length > 0 && (
        <>
          <PartsTable
            parts={data.rows}
            sort={address.sort}
            onSortChange={address.sortBy}
            isRefreshing={isPlaceholderData}
          />
          <FilteredFigures found={data.total} all={data.summary.total_parts} figures={data.filtered} />
          {data.total > pageSize && (
            <Pagination
              label="Pages of parts"
              page={address.filter.page}
              pageSize={pageSize}
              total={data.total}
              onPageChange={address.turnTo}
            />
          )}
        </>
      )}
    </>
  );
}

function NoParts({ address }: { address: InventoryAddress }) {
  if (address.filter.page > 1) return <PastTheLastPage onPageChange={address.turnTo} />;
  return address.isFiltered ? (
    <EmptyState icon={SearchX} title="No parts found" hint="Try adjusting your search or filter criteria" />
  ) : (
    <EmptyState icon={PackageOpen} title="No parts found" hint="No parts have been added to inventory yet" />
  );
}
