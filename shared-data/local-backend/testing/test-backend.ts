import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKeys } from '../data/data-folder.ts';
import { readMigrations, readSeed } from '../data/migrations.ts';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { openPostgres } from '../engine/postgres-engine.ts';
import type { Mail } from '../server/mail.ts';
import { type Backend, createBackend, prepareDatabase } from '../server/open-backend.ts';

/** The URL of a PostgreSQL server's own database: where it is set, tests run there instead of on PGlite. */
export const postgresVariable = 'PITLANE_TEST_POSTGRES';

/** Two databases with the same fingerprint hold the same. */
function fingerprint(seed: boolean): string {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  const hash = createHash('sha256').update(JSON.stringify(devDependencies));
  for (const { version, sql } of readMigrations()) hash.update(version).update(sql);
  if (seed) hash.update(readSeed());
  return hash.digest('hex').slice(0, 16);
}

const prepare = (engine: Engine, seed: boolean) =>
  prepareDatabase(engine, createBackend(engine, createKeys()), { seed });

const dayOld = () => Date.now() - 86_400_000;

/** Snapshots of earlier states of the migrations, which nothing asks for any more. */
function removeOldSnapshots() {
  for (const name of readdirSync(tmpdir())) {
    const file = path.join(tmpdir(), name);
    if (!name.startsWith('pitlane-snapshot-')) continue;
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < dayOld()) rmSync(file, { force: true });
  }
}

/** A migrated PGlite database in a file. */
async function findSnapshot(seed: boolean): Promise<Blob> {
  const file = path.join(tmpdir(), `pitlane-snapshot-${fingerprint(seed)}.tar`);
  if (!existsSync(file)) {
    removeOldSnapshots();
    const engine = await openPglite();
    await prepare(engine, seed);
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(await (await engine.dump('none')).arrayBuffer()));
    await engine.close();
    // A file that another worker may have open must stay as it is; the other's is as good.
    if (existsSync(file)) rmSync(unfinished);
    else renameSync(unfinished, file);
  }
  return openAsBlob(file);
}

const at = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** A migrated database on the PostgreSQL server. */
async function findTemplate(owner: Engine, server: string, seed: boolean): Promise<string> {
  const name = `pitlane_${fingerprint(seed)}`;
  const exists = async () =>
    (await owner.query('select 1 from pg_database where datname = $1', [name])).length > 0;
  if (await exists()) return name;
  const unfinished = `${name}_${process.pid}`;
  await owner.runScript(`create database ${unfinished}`);
  const engine = openPostgres(at(server, unfinished));
  await prepare(engine, seed);
  await engine.close();
  // Another worker may have been faster; its template is as good.
  if (!(await exists())) await owner.runScript(`alter database ${unfinished} rename to ${name}`);
  return name;
}

async function openOnPostgres(server: string, seed: boolean): Promise<Engine> {
  const owner = openPostgres(server);
  const template = await findTemplate(owner, server, seed);
  const database = `test_${randomBytes(6).toString('hex')}`;
  await owner.runScript(`create database ${database} template ${template}`);
  const engine = openPostgres(at(server, database));
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
 * Makes the databases that tests copy, before parallel workers ask for them: roles belong to a whole server, and two
 * workers that make them at the same moment get in each other's way.
 * @param server URL of a PostgreSQL server; PGlite without one.
 */
export async function prepareTestDatabases(server = process.env[postgresVariable]) {
  for (const seed of [false, true]) {
    if (!server) {
      await findSnapshot(seed);
      continue;
    }
    const owner = openPostgres(server);
    await findTemplate(owner, server, seed);
    await owner.close();
  }
}

interface TestOptions {
  /** Whether the database holds the demo data. */
  seed?: boolean;
  /** Takes the mails that the backend sends. */
  deliver?: (mail: Mail) => void;
}

export type TestBackend = Backend & Pick<Engine, 'runScript'>;

/** A backend with a database of its own, ready within a second: a copy of a migrated (and seeded) one. */
export async function openTestBackend({ seed = false, deliver }: TestOptions = {}): Promise<TestBackend> {
  const server = process.env[postgresVariable];
  const engine = server
    ? await openOnPostgres(server, seed)
    : await openPglite(undefined, await findSnapshot(seed));
  return { ...createBackend(engine, createKeys(), { deliver }), runScript: engine.runScript };
}
