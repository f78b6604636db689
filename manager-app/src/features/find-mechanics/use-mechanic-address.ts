import { type MechanicFilter, mechanicSorts } from '@pitlane/shared-data/mechanics';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import type { Sort } from '@pitlane/shared-ui/table';
import { fromSort, readSort, toSort } from '../../list-address/list-sort.ts';

const byName = 'name';

/** Search, specialization, order and page of the mechanics, kept in the address. */
export function useMechanicAddress() {
  const { read, page, change, turnTo } = useListAddress();
  const search = read('search');
  const specialization = read('specialization');
  const sort = readSort(read('sort'), mechanicSorts, byName);
  const filter: MechanicFilter = {
    search: search || undefined,
    specialization: specialization || undefined,
    sort,
    page,
  };
  return {
    filter,
    search,
    specialization,
    isFiltered: Boolean(search || specialization),
    sort: toSort(sort),
    page,
    turnTo,
    searchFor: (text: string) => change({ search: text }, { replace: true }),
    choose: (name: string | null) => change({ specialization: name }),
    sortBy: (next: Sort) => change({ sort: fromSort(next) === byName ? null : fromSort(next) }),
  };
}

export type MechanicAddress = ReturnType<typeof useMechanicAddress>;
