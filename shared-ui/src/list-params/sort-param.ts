import type { Sort } from '../table/column.ts';

/** The sort that an address names, or the list's own where it names none or an unknown one. */
export const readSort = <Name extends string>(
  text: string,
  sorts: readonly Name[],
  defaultSort: Name,
): Name => sorts.find((sort) => sort === text) ?? defaultSort;

/** An address writes a sort as the column, with a leading minus for descending: 'name', '-created'. */
export const parseSort = (name: string): Sort =>
  name.startsWith('-')
    ? { column: name.slice(1), direction: 'descending' }
    : { column: name, direction: 'ascending' };

export const formatSort = ({ column, direction }: Sort): string =>
  direction === 'descending' ? `-${column}` : column;
