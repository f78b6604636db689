import { useListAddress } from '@pitlane/shared-ui/list-address';
import type { Sort } from '@pitlane/shared-ui/table';
import { fromSort, readSort, toSort } from './list-sort.ts';

/**
 * Search, order and page of a directory, kept in the address.
 * @param usual the order where the address names none; it does not stand there.
 */
export function useDirectoryAddress<Name extends string>(sorts: readonly Name[], usual: Name) {
  const { read, page, change, turnTo } = useListAddress();
  const search = read('search');
  const sortName = readSort(read('sort'), sorts, usual);
  return {
    read,
    change,
    search,
    /** What the backend is asked for. */
    filter: { search: search || undefined, sort: sortName, page },
    sort: toSort(sortName),
    page,
    turnTo,
    searchFor: (text: string) => change({ search: text }, { replace: true }),
    sortBy: (next: Sort) => change({ sort: fromSort(next) === usual ? null : fromSort(next) }),
  };
}

export type DirectoryAddress = ReturnType<typeof useDirectoryAddress>;
