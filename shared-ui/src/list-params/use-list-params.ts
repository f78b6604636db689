import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import type { Sort } from '../table/column.ts';
import { type ParamChanges, readPage, readValue, withChanges } from './list-values.ts';
import { formatSort, parseSort, readSort } from './sort-param.ts';

type History = Pick<NavigateOptions, 'replace'>;

/** Search, filters and page of a list. */
export interface ListParams {
  /** The value of a parameter, or ''. */
  read: (name: string) => string;
  /** The value of a parameter, if it is one of these. */
  readOneOf: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined;
  /** Sets values and returns to the first page, without scrolling. */
  change: (changes: ParamChanges, history?: History) => void;
  search: string;
  searchFor: (text: string) => void;
  page: number;
  /** Shows another page from its top. */
  goToPage: (page: number, history?: History) => void;
}

export interface SortOptions<Name extends string> {
  /** Every sort that the backend supports. */
  sorts: readonly Name[];
  /** Used when the URL has no sort; not written to the URL. */
  defaultSort: Name;
}

export interface SortedListParams<Name extends string> extends ListParams {
  /** The sort as the backend names it. */
  sortName: Name;
  /** The same for a DataTable. */
  sort: Sort;
  sortBy: (sort: Sort) => void;
}

/**
 * Search, filters, sort and page of a list, kept in the URL so that reload, back and a shared link show the same list.
 * With `replace` a change adds no history entry, for text that is still being typed.
 */
export function useListParams(): ListParams;
export function useListParams<Name extends string>(options: SortOptions<Name>): SortedListParams<Name>;
export function useListParams(
  { sorts, defaultSort }: SortOptions<string> = { sorts: [], defaultSort: '' },
): SortedListParams<string> {
  const [params, setParams] = useSearchParams();

  // The router shows a change only when its navigation ends; a second change until then must keep the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback(
    (changes: ParamChanges, { replace = false }: History = {}) => {
      latest.current = withChanges(latest.current, changes);
      setParams(latest.current, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const goToPage = useCallback(
    (page: number, { replace = false }: History = {}) => {
      latest.current = withChanges(latest.current, { page: page > 1 ? String(page) : null });
      setParams(latest.current, { replace });
    },
    [setParams],
  );

  const read = (name: string) => readValue(params, name);
  const sortName = readSort(read('sort'), sorts, defaultSort);
  return {
    read,
    readOneOf: (name, values) => values.find((value) => value === read(name)),
    change,
    search: read('search'),
    searchFor: (text) => change({ search: text }, { replace: true }),
    page: readPage(params),
    goToPage,
    sortName,
    sort: parseSort(sortName),
    sortBy: (sort) => change({ sort: formatSort(sort) === defaultSort ? null : formatSort(sort) }),
  };
}
