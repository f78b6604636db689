import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Values by their name in the address; an empty one or null leaves it. */
type Changes = Record<string, string | null>;
type History = Pick<NavigateOptions, 'replace'>;

/** No list has more pages; a number beyond it could not even be asked for. */
const lastPage = 1_000_000;

/** No search or filter that the portal offers is longer. */
const longest = 200;

function pageIn(params: URLSearchParams) {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,14}$/.test(page) ? Math.min(Number(page), lastPage) : 1;
}

/** A value as a control could have written it, whatever somebody made of the address. */
const valueIn = (params: URLSearchParams, name: string) =>
  [...(params.get(name) ?? '').replaceAll('\0', '').trim()].slice(0, longest).join('');

function withChanges(params: URLSearchParams, changes: Changes) {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Search, filter, sort and page of a list, kept in the address so that reload, back and a shared link show the same list.
 * With `replace` a change leaves no step in the history, for text that is still being typed.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();

  /** Writes values, returns to the first page and keeps the controls in sight. */
  const change = useCallback(
    (changes: Changes, { replace = false }: History = {}) =>
      setParams((current) => withChanges(current, changes), { replace, preventScrollReset: true }),
    [setParams],
  );

  /** Turns the page only, and leads to its beginning. */
  const turnTo = useCallback(
    (page: number, { replace = false }: History = {}) =>
      setParams((current) => withChanges(current, { page: page > 1 ? String(page) : null }), { replace }),
    [setParams],
  );

  const read = (name: string) => valueIn(params, name);
  // Remotes that were built earlier read the address by themselves.
  return { params, read, page: pageIn(params), change, turnTo };
}
