import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '../../engine/pglite-engine.ts';
import { openBackend } from '../../server/open-backend.ts';
import { giveNotesData, notes } from '../../testing/notes-data.ts';
import { applyMigrations, type Migration } from '../migrations.ts';

const changedNotes = { ...notes, sql: 'create table public.notes (note text not null);' };
const anotherSchema = 'was made with another database schema';

const given = giveNotesData();

const open = (migrations: Migration[], dataDir = given.data) =>
  openBackend({ dataDir, seed: false, migrations });

const copies = () => readdirSync(given.place).filter((name) => name !== 'data');

/** Every file of a folder with its content. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'base64')]);

test('data of a changed migration is copied aside once and left unchanged, and still opens with the old migration @long', async () => {
  const before = contentOf(given.data);
  await expect(open([changedNotes])).rejects.toThrow(anotherSchema);
  const [copy = ''] = copies();
  expect(copies()).toEqual([expect.stringMatching(/^data-\d{4}-\d\d-\d\d-[0-9a-f]{8}$/)]);
  expect(contentOf(path.join(given.place, copy))).toEqual(before);
  expect(statSync(path.join(given.place, copy, 'keys.json')).mode & 0o077).toBe(0);
  await expect(open([changedNotes])).rejects.toThrow(`A copy is in ${path.join(given.place, copy)}`);
  expect(contentOf(given.data)).toEqual(before);
  expect(copies()).toEqual([copy]);

  const old = await open([notes]);
  expect(await old.exec('select note from public.notes')).toEqual([{ note: 'kept' }]);
  await old.exec("insert into public.notes values ('added since')");
  await old.close();
  await expect(open([changedNotes])).rejects.toThrow(anotherSchema);
  expect(copies()).toHaveLength(2);
});

test('data of before 1.0 is said to be that, copied aside and left unchanged', async () => {
  const before = contentOf(given.data);
  const first = { version: '20260201000000', name: '1_0', sql: 'create table public.tags ();' };
  await expect(open([first])).rejects.toThrow('was made by a version of Pitlane before 1.0');
  const [copy = ''] = copies();
  expect(contentOf(path.join(given.place, copy))).toEqual(before);
  expect(contentOf(given.data)).toEqual(before);
});

test('a database of before 1.0 without a folder is not migrated @long', async () => {
  const engine = await openPglite();
  const first = { version: '20260201000000', name: '1_0', sql: 'create table public.tags ();' };
  await applyMigrations(engine, [notes]);
  await expect(applyMigrations(engine, [first])).rejects.toThrow(
    'was made by a version of Pitlane before 1.0',
  );
  expect(await engine.query("select to_regclass('public.tags') as tags")).toEqual([{ tags: null }]);
  await engine.close();
});

test('a database without a folder is not migrated by an earlier version, nor out of order @long', async () => {
  const engine = await openPglite();
  const tags = { version: '20260201000000', name: 'tags', sql: 'create table public.tags ();' };
  await applyMigrations(engine, [notes, tags]);
  await expect(applyMigrations(engine, [notes])).rejects.toThrow(
    'migrations of another version of Pitlane: 20260201000000. Start that version.',
  );
  const late = { ...tags, version: '20260115000000', name: 'late' };
  await expect(applyMigrations(engine, [notes, late, tags])).rejects.toThrow(
    '20260115000000_late comes before 20260201000000_tags',
  );
  await engine.close();
});
