import { types } from 'node:util';

/** Files, PostgreSQL and PGlite's files each have a code of their own for a full disk. */
const fullDisk = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** An error and its causes. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; types.isNativeError(cause); cause = cause.cause) yield cause;
}

export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) => ('code' in cause && fullDisk.has(cause.code)) || /No space left on device/.test(cause.message),
  );

/**
 * Whether PostgreSQL found that the files of the database are damaged, while it runs. Its other codes of damage have other
 * reasons, too, once the database has been opened.
 */
export const isFoundDamage = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) =>
      ('code' in cause && /^XX00[12]$/.test(String(cause.code))) ||
      /^(could not read block|invalid page in block)/.test(cause.message),
  );

/** What is shown of an error to the person at the terminal: its message, and those of its causes. */
export function problemText(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if (isDiskFull(error) && error.cause === undefined)
    return 'The disk is full. Nothing that was stored before is lost. Free some space and try again.';
  return error.cause === undefined ? error.message : `${error.message}\n${problemText(error.cause)}`;
}
