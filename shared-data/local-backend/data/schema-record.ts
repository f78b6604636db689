import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Migration } from './migrations.ts';
import { writeAtomically } from './write-atomically.ts';

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

export const writeSchemaRecord = (file: string, record: SchemaRecord) =>
  writeAtomically(file, JSON.stringify(record, null, 1));

/**
 * Whether migrating a database on from this record gives the same schema as making it anew: until 1.0 the files of
 * migrations are edited in place, so their content counts, and a migration may only be added at the end.
 */
export function canMigrate(from: SchemaRecord | undefined, migrations: Migration[]): from is SchemaRecord {
  const current = describeSchema(migrations);
  return (
    from?.every(
      ({ migration, sha256 }, index) =>
        current[index]?.migration === migration && current[index].sha256 === sha256,
    ) ?? false
  );
}
