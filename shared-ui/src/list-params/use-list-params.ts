import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
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

  // The router shows a change only when its navigation ends; a second change until then must keep the first, and the
  // end of the first must not undo the second. Anything else that is shown (back, a link) replaces them all.
  const location = useLocation();
  const latest = useRef(params);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const arrived = new URLSearchParams(location.search);
    const shown = pending.current.lastIndexOf(String(arrived));
    pending.current = shown < 0 ? [] : pending.current.slice(shown + 1);
    if (pending.current.length === 0) latest.current = arrived;
  }, [location]);

  const send = useCallback(
    (changes: ParamChanges, options: NavigateOptions) => {
      latest.current = withChanges(latest.current, changes);
      pending.current.push(String(latest.current));
      setParams(latest.current, options);
    },
    [setParams],
  );
  const change = useCallback(
    (changes: ParamChanges, { replace = false }: History = {}) =>
      send(changes, { replace, preventScrollReset: true }),
    [send],
  );
  const goToPage = useCallback(
    (page: number, { replace = false }: History = {}) =>
      send({ page: page > 1 ? String(page) : null }, { replace }),
    [send],
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
