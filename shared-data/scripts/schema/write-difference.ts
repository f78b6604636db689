import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Migration, readMigrations } from '../../local-backend/data/migrations.ts';
import { readChapters, scriptOf } from '../../local-backend/data/schema/declared-schema.ts';
import type { Engine } from '../../local-backend/engine/engine.ts';
import { openPostgres } from '../../local-backend/engine/postgres-engine.ts';
import { openBackend } from '../../local-backend/server/open-backend.ts';
import { supabaseFolder } from '../../local-backend/settings/backend-settings.ts';
import { startPostgresServer } from '../../local-backend/testing/postgres-server.ts';
import { checkBodies, compareCatalogues, type Difference, readCatalogue } from './catalogue.ts';
import { brokenCalls, readFace } from './public-face.ts';

/** The one that Supabase Lite brings. */
const pgDelta = path.join(
  path.dirname(createRequire(import.meta.resolve('@supabase/lite')).resolve('@supabase/pg-delta')),
  'cli/main.js',
);

/** The program ends with this code for two databases that it finds alike. */
const nothingToDo = 3;

/** The statements that make one database like another, as pg-delta plans them; a dropped column is a statement too. */
function planStatements(source: string, desired: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-migration-'));
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, [pgDelta, ...parameters], { cwd: folder, encoding: 'utf8' });
  try {
    const plan = run(
      'plan',
      '--source',
      source,
      '--desired',
      desired,
      '--renames',
      'off',
      '--out',
      'plan.json',
    );
    if (plan.status !== 0) throw new Error(`pg-delta could not compare the databases: ${plan.stderr}`);
    const rendered = run('render', '--plan', 'plan.json', '--out', 'migration.sql', '--allow-drops');
    if (rendered.status === nothingToDo) return '';
    if (rendered.status !== 0) throw new Error(`pg-delta could not write its plan: ${rendered.stderr}`);
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    return files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeDatabase(owner: Engine, url: string, name: string, migrations: Migration[]) {
  await owner.runScript(`create database ${name}`);
  const backend = await openBackend({ seed: false, migrations, dataDir: { postgresUrl: url } });
  await backend.close();
  return openPostgres(url);
}

const describe = ({ kind, name, from, to }: Difference) =>
  `-- To do by hand: ${kind} ${name} ${to === undefined ? 'goes' : from === undefined ? 'is new' : 'differs'}.`;

/**
 * The statements that make a database of the first migrations like one of the others. What they leave different is listed at
 * their end, and what screens call and would miss: moves of data, renames and the order of locks are for a person to write.
 * @returns undefined when there is no difference.
 */
export async function describeDifference(from: Migration[], to: Migration[]): Promise<string | undefined> {
  const server = await startPostgresServer({ forTests: true });
  const owner = openPostgres(server.urlOf('postgres'));
  try {
    const source = await makeDatabase(owner, server.urlOf('source'), 'source', from);
    const desired = await makeDatabase(owner, server.urlOf('desired'), 'desired', to);
    await desired.query(checkBodies);
    const wanted = await readCatalogue(desired.query);
    if (compareCatalogues(await readCatalogue(source.query), wanted).length === 0) return undefined;
    const broken = brokenCalls(await readFace(source.query), await readFace(desired.query));
    const statements = planStatements(server.urlOf('source'), server.urlOf('desired'));
    await source.runScript(statements);
    const left = compareCatalogues(await readCatalogue(source.query), wanted).map(describe);
    await source.close();
    await desired.close();
    return `${[statements.trim(), ...left, ...broken.map((text) => `-- ${text}`)].join('\n\n')}\n`;
  } finally {
    await owner.close();
    await server.stop();
  }
}

/** The time of writing, as the names of migrations begin. */
const version = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);

/**
 * Writes the migration that makes what the migrations made like what the chapters declare.
 * @returns the file's name; undefined when there is no difference.
 */
export async function writeDifference(name: string): Promise<string | undefined> {
  const declared = { version: version(), name: 'declared', sql: scriptOf(readChapters()) };
  const statements = await describeDifference(readMigrations(), [declared]);
  if (statements === undefined) return undefined;
  const file = `${version()}_${name}.sql`;
  writeFileSync(path.join(supabaseFolder, 'migrations', file), statements);
  return file;
}
