import { randomBytes } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKeys } from '../data/keys.ts';
import type { Migration } from '../data/migrations.ts';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { openPostgres } from '../engine/postgres-engine.ts';
import type { Mail } from '../server/mail/mail.ts';
import { type Backend, createBackend, prepareDatabase } from '../server/open-backend.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { withCheckedAnswers, withCheckedCalls } from './check-answers.ts';
import { fingerprint } from './fingerprint.ts';
import { keepSchema, takeKeptSchema } from './kept-schema.ts';

/** The variable with the URL of a PostgreSQL server, on which tests then run instead of on PGlite. */
export const postgresVariable = 'PITLANE_TEST_POSTGRES';

async function prepare(engine: Engine, seed: boolean) {
  await prepareDatabase(engine, createBackend(engine, createKeys()), { seed });
  await engine.runScript(cheapPasswords);
  await keepSchema(engine, fingerprint(seed));
}

const dayAgo = () => Date.now() - 86_400_000;

/** Removes the snapshots of earlier migrations and days. */
function removeOldSnapshots() {
  for (const name of readdirSync(tmpdir())) {
    const file = path.join(tmpdir(), name);
    if (!name.startsWith('pitlane-snapshot-')) continue;
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < dayAgo()) rmSync(file, { force: true });
  }
}

/** The snapshot of a migrated PGlite database, created if needed. */
export async function findOrCreateSnapshot(seed: boolean): Promise<Blob> {
  const file = path.join(tmpdir(), `pitlane-snapshot-${fingerprint(seed)}.tar`);
  if (!existsSync(file)) {
    removeOldSnapshots();
    const engine = await openPglite();
    await prepare(engine, seed);
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(await (await engine.dump('none')).arrayBuffer()));
    await engine.close();
    // Another worker may have created and opened the same file; it must not be replaced.
    if (existsSync(file)) rmSync(unfinished);
    else renameSync(unfinished, file);
  }
  return openAsBlob(file);
}

const withDatabase = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** The name of a migrated template database on the PostgreSQL server, created if needed. */
async function findOrCreateTemplate(owner: Engine, server: string, seed: boolean): Promise<string> {
  const name = `pitlane_${fingerprint(seed)}`;
  const exists = async () =>
    (await owner.query('select 1 from pg_database where datname = $1', [name])).length > 0;
  if (await exists()) return name;
  const unfinished = `${name}_${process.pid}`;
  await owner.runScript(`create database ${unfinished}`);
  const engine = openPostgres(withDatabase(server, unfinished));
  await prepare(engine, seed);
  await engine.close();
  // Another worker may have created the same template.
  if (!(await exists())) await owner.runScript(`alter database ${unfinished} rename to ${name}`);
  return name;
}

/** @param seed undefined for a database without our schema. */
async function openOnPostgres(server: string, seed?: boolean): Promise<Engine> {
  const owner = openPostgres(server);
  const template = seed === undefined ? 'template1' : await findOrCreateTemplate(owner, server, seed);
  const database = `test_${randomBytes(6).toString('hex')}`;
  await owner.runScript(`create database ${database} template ${template} strategy file_copy`);
  const engine = openPostgres(withDatabase(server, database));
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await owner.runScript(`drop database ${database} with (force)`);
      await owner.close();
    },
  };
}

/**
 * Creates the databases that tests copy, before parallel workers need them: roles belong to the whole server, and two
 * workers that create them at the same time conflict.
 * @param server URL of a PostgreSQL server; PGlite without one.
 */
export async function prepareTestDatabases(server = process.env[postgresVariable]) {
  for (const seed of [false, true]) {
    if (!server) {
      await findOrCreateSnapshot(seed);
      continue;
    }
    const owner = openPostgres(server);
    await findOrCreateTemplate(owner, server, seed);
    await owner.close();
  }
}

/** Opens a database that these migrations made, without demo data. */
export async function openMigrated(migrations: Migration[]): Promise<Engine> {
  const server = process.env[postgresVariable];
  const engine = server ? await openOnPostgres(server) : await openPglite();
  await prepareDatabase(engine, createBackend(engine, createKeys()), { seed: false, migrations });
  return engine;
}

interface TestOptions {
  /** Whether the database holds the demo data. */
  seed?: boolean;
  /** Receives the emails that the backend sends. */
  deliver?: (mail: Mail) => void;
}

export type TestBackend = Backend & Pick<Engine, 'runScript'>;

/**
 * Opens a backend on its own copy of a migrated (and seeded) database, which takes less than a second. What its functions
 * answer is checked against their schemas.
 */
export async function openTestBackend({ seed = false, deliver }: TestOptions = {}): Promise<TestBackend> {
  const server = process.env[postgresVariable];
  const engine = server
    ? await openOnPostgres(server, seed)
    : await openPglite(undefined, await findOrCreateSnapshot(seed));
  takeKeptSchema(engine, fingerprint(seed));
  const backend = createBackend(engine, createKeys(), { deliver });
  return {
    ...backend,
    fetch: withCheckedAnswers(backend.fetch),
    exec: withCheckedCalls(backend.exec),
    runScript: engine.runScript,
  };
}
