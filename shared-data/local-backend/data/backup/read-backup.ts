import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseKeys } from '../keys.ts';
import type { SchemaRecord } from '../schema/schema-record.ts';

/** The description stored with a backup. */
export interface Label {
  format: 1;
  madeAt: string;
  /** The database files fit this PostgreSQL version only. */
  postgres: number;
  /** The newest migration in it; newer ones are applied when the backend starts. */
  migration: string;
  /** The migrations that made its schema; undefined if unknown. */
  schema?: SchemaRecord;
  sha256: string;
  /** Of keys.json; a backup of an earlier version has none. */
  keysSha256?: string;
}

export const filesOf = (backup: string) => ({
  database: path.join(backup, 'database.tar.gz'),
  keys: path.join(backup, 'keys.json'),
  label: path.join(backup, 'backup.json'),
});

export const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** @throws for what was not written whole by `backUp`. */
function readLabel(file: string): Label {
  const label = JSON.parse(readFileSync(file, 'utf8')) as Label;
  if (typeof label.format !== 'number' || typeof label.sha256 !== 'string') throw new Error('no label');
  return label;
}

/** The content of a backup. @throws for one that is damaged, incomplete or none. */
export function readBackup(backup: string) {
  const files = filesOf(backup);
  const found = Object.values(files).filter((file) => existsSync(file));
  if (found.length === 0) throw new Error(`${backup} is not a backup.`);
  const damaged = (file: string) =>
    new Error(`${path.basename(file)} in ${backup} is damaged or missing, so it cannot be restored. Nothing was changed.
Use another backup; the data that it was made of may be whole.`);
  const missing = Object.values(files).find((file) => !found.includes(file));
  if (missing) throw damaged(missing);
  let label: Label;
  try {
    label = readLabel(files.label);
  } catch {
    throw damaged(files.label);
  }
  if (label.format !== 1) throw new Error(`${backup} was made by a newer version of Pitlane.`);
  const bytes = new Uint8Array(readFileSync(files.database));
  if (hashOf(bytes) !== label.sha256) throw damaged(files.database);
  const keys = readFileSync(files.keys);
  const isWhole = label.keysSha256 === undefined || hashOf(keys) === label.keysSha256;
  if (!isWhole || !parseKeys(keys.toString())) throw damaged(files.keys);
  return { label, bytes, keys };
}
