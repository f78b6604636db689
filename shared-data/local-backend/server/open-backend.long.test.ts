import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeData } from '../data/data-folder.ts';
import { createKeys } from '../data/keys.ts';
import { applyMigrations } from '../data/migrations.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { openBackend } from './open-backend.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an open folder cannot be opened or removed until it is closed', async () => {
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

test('a folder whose process was killed while creating it can be opened', async () => {
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(createKeys()));
  mkdirSync(path.join(folder, 'database'));
  writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '17');
  writeFileSync(path.join(folder, 'backend.lock'), '999999999');
  const backend = await openBackend({ dataDir: folder, seed: false });
  expect(await backend.exec('select 1 as one')).toEqual([{ one: 1 }]);
  await backend.close();
});

test('a migration is applied completely or not at all', async () => {
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
