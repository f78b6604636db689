import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Migration } from '../migrations.ts';
import { writeAtomically } from '../write-atomically.ts';
import { isBeforeFirst } from './before-first.ts';

/** The migrations that made a schema, each with the hash of its SQL. */
export type SchemaRecord = { migration: string; sha256: string }[];

export const describeSchema = (migrations: Migration[]): SchemaRecord =>
  migrations.map(({ version, name, sql }) => ({
    migration: `${version}_${name}`,
    sha256: createHash('sha256').update(sql).digest('hex'),
  }));

function isSchemaRecord(value: unknown): value is SchemaRecord {
  return Array.isArray(value) && value.every((entry) => typeof entry?.sha256 === 'string');
}

/** The record in a file; undefined if there is none that can be read. */
export function readSchemaRecord(file: string): SchemaRecord | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isSchemaRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The record in a data folder or a copy of one. */
export const readSchemaOf = (folder: string) => readSchemaRecord(path.join(folder, 'schema.json'));

export const writeSchemaRecord = (file: string, record: SchemaRecord) =>
  writeAtomically(file, JSON.stringify(record, null, 1));

/** How a schema stands to the one that the migrations make; an earlier one becomes it by those that are missing. */
export type Standing = 'same' | 'earlier' | 'newer' | 'before 1.0' | 'another';

/**
 * Compares by name and content: an earlier schema was made by the first of the migrations, a newer one by all of them and
 * more.
 */
export function standingOf(made: SchemaRecord | undefined, migrations: Migration[]): Standing {
  if (!made) return 'another';
  const current = describeSchema(migrations);
  const shared = Math.min(made.length, current.length);
  const isSame = (index: number) =>
    made[index]?.migration === current[index]?.migration && made[index]?.sha256 === current[index]?.sha256;
  if (Array.from({ length: shared }, (_, index) => isSame(index)).every(Boolean)) {
    if (made.length === current.length) return 'same';
    return made.length < current.length ? 'earlier' : 'newer';
  }
  const names = made.map(({ migration }) => migration);
  return isBeforeFirst(names, migrations) ? 'before 1.0' : 'another';
}
