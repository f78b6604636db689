import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Migration } from '../migrations.ts';
import { writeAtomically } from '../write-atomically.ts';

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
 * Whether the pending migrations give a database with this record the same schema as a new database: the content of those
 * that made it must be the same, and new ones must come after them.
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
