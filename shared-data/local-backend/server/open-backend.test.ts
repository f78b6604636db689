import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { removeData } from '../data/data-folder.ts';
import { createKeys } from '../data/keys.ts';
import { applyMigrations, readMigrations } from '../data/migrations.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { testInWholeRun } from '../testing/whole-run.ts';
import { type Backend, openBackend } from './open-backend.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const connect = (backend: Backend) =>
  createClient('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
const person = { name: 'Nina', email: 'nina@example.test', phone: '+91 90000 00900', password: 'four' };

test('a folder keeps its data and sessions when migrations are added', async () => {
  await fillDataFolder(folder, { seed: false });
  const first = await openBackend({ dataDir: folder, seed: false });
  const before = connect(first);
  await before.rpc('register_customer', person);
  const { data } = await before.auth.signInWithPassword(person);
  await first.close();
  expect(statSync(path.join(folder, 'keys.json')).mode & 0o077).toBe(0);

  const added = { version: '99990101000000', name: 'add_notes', sql: 'create table public.notes ();' };
  const migrations = [...readMigrations(), added];
  const second = await openBackend({ dataDir: folder, seed: false, migrations });
  const after = connect(second);
  await after.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
  expect((await after.rpc('current_account')).data).toMatchObject({ name: 'Nina' });
  expect(await second.exec("select to_regclass('public.notes')::text as name")).toEqual([{ name: 'notes' }]);
  const versions = await second.exec('select version from supabase_migrations.schema_migrations order by 1');
  expect(versions.map((row) => row.version)).toEqual(migrations.map((migration) => migration.version));
  await second.close();
});

testInWholeRun('an open folder cannot be opened or removed until it is closed', async () => {
  await fillDataFolder(folder, { seed: false });
  const backend = await openBackend({ dataDir: folder, seed: false });
  await expect(openBackend({ dataDir: folder, seed: false })).rejects.toThrow(
    `is using the data in ${folder}`,
  );
  await expect(removeData(folder)).rejects.toThrow(`is using the data in ${folder}`);
  await backend.close();
  await removeData(folder);
  expect(existsSync(folder)).toBe(false);
});

testInWholeRun('a folder whose process was killed while creating it can be opened', async () => {
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(createKeys()));
  mkdirSync(path.join(folder, 'database'));
  writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '17');
  writeFileSync(path.join(folder, 'backend.lock'), '999999999');
  const backend = await openBackend({ dataDir: folder, seed: false });
  expect(await backend.exec('select 1 as one')).toEqual([{ one: 1 }]);
  await backend.close();
});

testInWholeRun('a migration is applied completely or not at all', async () => {
  const engine = await openPglite();
  const good = { version: '20260101000000', name: 'make_a', sql: 'create table public.a ();' };
  const bad = { version: '20260102000000', name: 'make_b', sql: 'create table public.b (); select 1 / 0;' };
  await expect(applyMigrations(engine, [good, bad])).rejects.toThrow('20260102000000_make_b failed');
  expect(
    await engine.query("select to_regclass('public.a')::text as a, to_regclass('public.b')::text as b"),
  ).toEqual([{ a: 'a', b: null }]);
  expect(await applyMigrations(engine, [good, { ...bad, sql: 'create table public.b ();' }])).toEqual([
    'make_b',
  ]);
  await engine.close();
});
