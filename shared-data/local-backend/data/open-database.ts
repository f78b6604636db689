import { existsSync } from 'node:fs';
import path from 'node:path';
import { types } from 'node:util';
import { openPglite } from '../engine/pglite-engine.ts';
import { howToRestore } from './backup/last-backup.ts';
import type { DataFolder } from './data-folder.ts';
import { isDiskFull } from './problem-text.ts';

/** PostgreSQL's codes for files that are damaged, missing or cannot be read. */
const damageCodes = /^(?:XX00[0-2]|58\w{3})$/;

/** Whether a statement or a start failed because the files of the database are damaged. */
export function isDamage(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!types.isNativeError(error)) return false;
  if ('code' in error && damageCodes.test(String(error.code))) return true;
  return isDamage(error.cause);
}

/** The same of one that was opened, when something cannot be read from it. */
export const damageFound = (folder: string): string =>
  `The database in ${folder} is damaged, and what was asked for cannot be read.\n${howToRestore(folder)}`;

/** Says how to go on without a database that is damaged. */
export const damagedDatabase = ({ folder }: DataFolder, cause?: unknown) =>
  new Error(`The database in ${folder} is damaged, so it cannot be opened.\n${howToRestore(folder)}`, {
    cause,
  });

/**
 * Opens the database of a data folder, which is made there when it is new.
 * @throws saying how to restore the last backup, for one that is damaged.
 */
export async function openDatabase(data: DataFolder) {
  // Without this file, PGlite would make a new database in its place.
  if (!data.isNew && !existsSync(path.join(data.database, 'PG_VERSION'))) throw damagedDatabase(data);
  try {
    return await openPglite(data.database);
  } catch (error) {
    throw data.isNew || isDiskFull(error) ? error : damagedDatabase(data, error);
  }
}
