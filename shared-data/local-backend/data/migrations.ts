import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { supabaseFolder } from '../settings/backend-settings.ts';

export interface Migration {
  /** The stamp that begins the file's name. */
  version: string;
  name: string;
  sql: string;
}

/** All migrations, in the order of their stamps. @throws on a file that is not named like one. */
export function readMigrations(): Migration[] {
  const folder = path.join(supabaseFolder, 'migrations');
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`Not the name of a migration: ${file}`);
      return { version, name, sql: readFileSync(path.join(folder, file), 'utf8') };
    });
}

/** The statements that create demo data. */
export const readSeed = () => readFileSync(path.join(supabaseFolder, 'seed.sql'), 'utf8');

/** The roles that a hosted project has from the start; in PostgreSQL they belong to the whole server. */
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

/** The record of what was applied, where the Supabase CLI keeps it. */
const createHistory = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Applies what is not recorded as applied, each migration in a transaction of its own; answers their names. */
export async function applyMigrations(engine: Engine, migrations = readMigrations()): Promise<string[]> {
  await engine.runScript(createHistory);
  const rows = await engine.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => row.version));
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const { version, name, sql } of pending) {
    const record = `insert into supabase_migrations.schema_migrations (version, name)
      values (${quote(version)}, ${quote(name)})`;
    try {
      await engine.runScript(`${sql}\n;${record}`);
    } catch (cause) {
      throw new Error(`The migration ${version}_${name} failed`, { cause });
    }
  }
  return pending.map(({ name }) => name);
}

/** Fills a database with the demo data, once in its life. */
export async function applySeed(engine: Engine) {
  const seeded = await engine.query("select 1 from supabase_migrations.seed_files where path = 'seed.sql'");
  if (seeded.length > 0) return;
  const seed = readSeed();
  const hash = createHash('sha256').update(seed).digest('hex');
  const record = `insert into supabase_migrations.seed_files (path, hash) values ('seed.sql', ${quote(hash)})`;
  await engine.runScript(`${seed}\n;${record}`);
}
