import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { supabaseFolder } from '../settings/backend-settings.ts';
import { beforeFirst, isBeforeFirst } from './schema/before-first.ts';

export interface Migration {
  /** The timestamp at the start of the file name. */
  version: string;
  name: string;
  sql: string;
}

/** All migrations, in the order of their timestamps. @throws when a file is not named like a migration. */
export function readMigrations(): Migration[] {
  const folder = path.join(supabaseFolder, 'migrations');
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`Not a migration's file name: ${file}`);
      return { version, name, sql: readFileSync(path.join(folder, file), 'utf8') };
    });
}

/** The statements that create demo data. */
export const readSeed = () => readFileSync(path.join(supabaseFolder, 'seed.sql'), 'utf8');

/** The roles that every hosted project has; in PostgreSQL they belong to the whole server. */
export const createRoles = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;`;

/** The rights on Storage's tables that every hosted project grants; its policies decide about rows. */
export const grantStorage = `
grant usage on schema storage to anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;`;

/** The tables in which the Supabase CLI records what was applied. */
const createHistory = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** @throws when the database has what these migrations lack, or later ones than one that is pending. */
function requireOrder(versions: ReadonlySet<string>, applied: Migration[], pending: Migration[]) {
  const unknown = [...versions].filter((version) => !applied.some((each) => each.version === version));
  if (unknown.length > 0)
    throw new Error(
      `The database has migrations of another version of Pitlane: ${unknown.join(', ')}. Start that version.`,
    );
  const last = applied.at(-1);
  const late = pending.find(({ version }) => last && version < last.version);
  if (last && late)
    throw new Error(
      `The migration ${late.version}_${late.name} comes before ${last.version}_${last.name}, which the database has already. Give it a later time.`,
    );
}

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own; returns their names.
 * @throws when a version of before 1.0 or a newer one made the database, or one of them comes before what it has.
 * @param onApply called before each with all migrations that the database has then, and after a failure with those it has.
 */
export async function applyMigrations(
  engine: Engine,
  migrations = readMigrations(),
  onApply: (applied: Migration[]) => void = () => {},
): Promise<string[]> {
  await engine.runScript(createHistory);
  const rows = await engine.query('select version from supabase_migrations.schema_migrations');
  const versions = new Set(rows.map((row) => String(row.version)));
  if (isBeforeFirst([...versions], migrations)) throw new Error(`The database ${beforeFirst}.`);
  const applied = migrations.filter(({ version }) => versions.has(version));
  const pending = migrations.filter(({ version }) => !versions.has(version));
  requireOrder(versions, applied, pending);
  for (const migration of pending) {
    const { version, name, sql } = migration;
    const record = `insert into supabase_migrations.schema_migrations (version, name)
      values (${quote(version)}, ${quote(name)})`;
    onApply([...applied, migration]);
    try {
      await engine.runScript(`${sql}\n;${record}`);
    } catch (cause) {
      onApply(applied);
      throw new Error(`The migration ${version}_${name} failed`, { cause });
    }
    applied.push(migration);
  }
  return pending.map(({ name }) => name);
}

/** Fills a database with the demo data, unless that was done before. */
export async function applySeed(engine: Engine) {
  const seeded = await engine.query("select 1 from supabase_migrations.seed_files where path = 'seed.sql'");
  if (seeded.length > 0) return;
  const seed = readSeed();
  const hash = createHash('sha256').update(seed).digest('hex');
  const record = `insert into supabase_migrations.seed_files (path, hash) values ('seed.sql', ${quote(hash)})`;
  await engine.runScript(`${seed}\n;${record}`);
}
