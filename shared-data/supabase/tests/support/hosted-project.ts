import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { readMigrations } from '../../../local-backend/data/migrations.ts';
import { postgresVariable } from '../../../local-backend/testing/test-backend.ts';
import { readStatements } from '../../../scripts/sql/read-statements.ts';

const owner = 'pitlane_project_owner';
const ownerPassword = 'owner';

const fixture = readFileSync(path.join(import.meta.dirname, 'hosted-project.sql'), 'utf8').replaceAll(
  ':owner',
  owner,
);

/** Projects created before late 2026 grant every new object of "public" to the API roles. */
export const oldGrants = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges for role ${owner} in schema public
       grant all on ${kind} to ${owner}, anon, authenticated, service_role;`,
  )
  .join('\n');

const open = (database: string, login?: string) => {
  const url = new URL(String(process.env[postgresVariable]));
  url.pathname = `/${database}`;
  if (login) [url.username, url.password] = [login, ownerPassword];
  return postgres(url.href, { max: 1, onnotice: () => {} });
};

export interface HostedProject {
  /** The connection of the project's owner, who is no superuser. */
  sql: postgres.Sql;
  /** One more connection of the owner. */
  connect: () => postgres.Sql;
  /** Keeps a copy of the database, as the platform's backups do; ends all its connections. @returns what puts it back. */
  backUp: () => Promise<() => Promise<void>>;
  drop: () => Promise<void>;
}

/** Runs statements beside a database that has no connections then. */
async function administrate(database: string, ...statements: string[]) {
  const admin = open('postgres');
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`;
  for (const statement of statements) await admin.unsafe(statement);
  await admin.end();
}

/** Creates a database like that of a hosted project, without our migrations. */
export async function createHostedProject(database: string, defaultGrants: string): Promise<HostedProject> {
  const server = open('postgres');
  // Roles are of the whole server: two tests that make them at once would fail. The lock ends with the connection.
  await server`select pg_advisory_lock(1)`;
  await server.unsafe(`
    do $$ begin
      create role ${owner} login nosuperuser createdb createrole bypassrls password '${ownerPassword}';
    exception when duplicate_object or unique_violation then null; end $$`);
  await server.unsafe(`grant anon, authenticated, service_role to ${owner}`);
  await server.unsafe(`drop database if exists ${database}`);
  await server.unsafe(`create database ${database} owner ${owner}`);
  const superuser = open(database);
  await superuser.unsafe(fixture + defaultGrants).simple();
  await superuser.end();
  await server.end();
  const sql = open(database, owner);
  return {
    sql,
    connect: () => open(database, owner),
    async backUp() {
      const backup = `${database}_backup`;
      await administrate(
        database,
        `drop database if exists ${backup}`,
        `create database ${backup} template ${database} owner ${owner}`,
      );
      return () =>
        administrate(
          database,
          `drop database ${database} with (force)`,
          `alter database ${backup} rename to ${database}`,
        );
    },
    async drop() {
      await sql.end();
      const admin = open('postgres');
      await admin.unsafe(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}

/** Applies the migrations as `supabase db push` does: each statement by itself, those of a file in one transaction. */
export async function push(project: postgres.Sql, migrations = readMigrations()): Promise<void> {
  for (const { sql } of migrations) {
    await project.unsafe('reset all');
    await project.begin(async (transaction) => {
      for (const { text } of readStatements(sql).statements) await transaction.unsafe(text);
    });
  }
}
