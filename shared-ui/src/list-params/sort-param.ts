import type { Sort } from '../table/column.ts';

/** The sort of the URL, or the list's default where it is missing or unknown. */
export const readSort = <Name extends string>(
  text: string,
  sorts: readonly Name[],
  defaultSort: Name,
): Name => sorts.find((sort) => sort === text) ?? defaultSort;

/** In URLs a sort is the column name, with a leading minus for descending: 'name', '-created'. */
export const parseSort = (name: string): Sort =>
  name.startsWith('-')
    ? { column: name.slice(1), direction: 'descending' }
    : { column: name, direction: 'ascending' };

export const formatSort = ({ column, direction }: Sort): string =>
  direction === 'descending' ? `-${column}` : column;
