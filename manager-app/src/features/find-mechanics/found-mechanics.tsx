import type { MechanicPage } from '@pitlane/shared-data/mechanics';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { SearchX, Users } from '@pitlane/shared-ui/icons';
import { ListFigures } from '../../list-address/list-figures.tsx';
import { PagedList } from '../../list-address/paged-list.tsx';
import { MechanicTable } from './mechanic-table.tsx';
import type { MechanicAddress } from './use-mechanic-address.ts';

export type FoundMechanicsProps = { data: MechanicPage; address: MechanicAddress; isRefreshing: boolean };

/** A page of the mechanics that fit search and specialization. */
export function FoundMechanics({ data: { rows, total }, address, isRefreshing }: FoundMechanicsProps) {
  if (total === 0) {
    return address.isFiltered ? (
      <EmptyState
        icon={SearchX}
        title="No mechanics found"
        hint="Try another search or another specialization."
      />
    ) : (
      <EmptyState icon={Users} title="No mechanics found" hint="Nobody works in this garage yet." />
    );
  }
  return (
    <PagedList
      label="mechanics"
      page={address.page}
      total={total}
      onPageChange={address.turnTo}
      figures={
        <ListFigures role="status">
          <span>{`Showing ${rows.length} of ${total} mechanics`}</span>
        </ListFigures>
      }
    >
      <MechanicTable
        mechanics={rows}
        sort={address.sort}
        onSortChange={address.sortBy}
        isRefreshing={isRefreshing}
      />
    </PagedList>
  );
}
