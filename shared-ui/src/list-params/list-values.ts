/** New values by parameter name; '' or null removes the parameter. */
export type ParamChanges = Record<string, string | null>;

/** Larger page numbers could overflow the request's offset. */
const maxPage = 1_000_000;

/** The maximum length of a search or filter value. */
const maxLength = 200;

/** The page number; 1 where it is missing or invalid. */
export function readPage(params: URLSearchParams) {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,14}$/.test(page) ? Math.min(Number(page), maxPage) : 1;
}

/** A parameter's value, trimmed and limited in length: users can edit the URL. */
export const readValue = (params: URLSearchParams, name: string) =>
  [...(params.get(name) ?? '').replaceAll('\0', '').trim()].slice(0, maxLength).join('');

/** Applies changes and returns to the first page. */
export function withChanges(params: URLSearchParams, changes: ParamChanges) {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
