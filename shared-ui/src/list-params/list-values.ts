/** Values by their name in the address; an empty one or null leaves it. */
export type ParamChanges = Record<string, string | null>;

/** No list has more pages; a number beyond it could not even be requested. */
const lastPage = 1_000_000;

/** No search or filter that the portal offers is longer. */
const longest = 200;

/** The page in an address; the first where there is none, or anything but a whole number from 1. */
export function readPage(params: URLSearchParams) {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,14}$/.test(page) ? Math.min(Number(page), lastPage) : 1;
}

/** A value as a control could have written it, whatever somebody made of the address. */
export const readValue = (params: URLSearchParams, name: string) =>
  [...(params.get(name) ?? '').replaceAll('\0', '').trim()].slice(0, longest).join('');

/** Another search, filter or sort begins on the first page again. */
export function withChanges(params: URLSearchParams, changes: ParamChanges) {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
