import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBackend } from '../../server/open-backend.ts';
import { giveNotesData, notes, notesMigration } from '../../testing/notes-data.ts';
import { backUp, restore } from '../backup/backup.ts';
import { createKeys } from '../keys.ts';
import type { Migration } from '../migrations.ts';

const changedNotes = { ...notes, sql: 'create table public.notes (note text not null);' };
const tags = notesMigration('20260102000000', 'create table public.tags ();');
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

const run = (script: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, script)], {
    env: { ...process.env, NODE_OPTIONS: '', PITLANE_BACKEND_PORT: '0', ...env },
  });

test.each([
  ['without a record of its schema', (file: string) => rmSync(file)],
  ['whose record is unreadable', (file: string) => writeFileSync(file, '[{"migra')],
])('a folder %s counts as another schema', async (_, spoil) => {
  spoil(path.join(given.data, 'schema.json'));
  await expect(open([notes])).rejects.toThrow(anotherSchema);
  expect(copies()).toHaveLength(1);
});

test('an interrupted copy is made again, and a failed one leaves no trace', async () => {
  mkdirSync(`${given.data}.unfinished-copy/database`, { recursive: true });
  await expect(open([changedNotes])).rejects.toThrow('A copy is in');
  expect(existsSync(`${given.data}.unfinished-copy`)).toBe(false);

  // With this name the folder is as long as a file system allows, and its copy would be longer.
  const longest = path.join(given.place, 'd'.repeat(250));
  cpSync(given.data, longest, { recursive: true });
  const before = contentOf(longest);
  await expect(open([changedNotes], longest)).rejects.toThrow(
    /could not be copied to a folder beside it: ENAMETOOLONG.*The data itself is unchanged/s,
  );
  expect(contentOf(longest)).toEqual(before);
  expect(readdirSync(given.place).filter((name) => name.startsWith('dd'))).toEqual([path.basename(longest)]);
});

test('a folder in use is not copied', async () => {
  const running = await open([notes]);
  await expect(open([changedNotes])).rejects.toThrow('is using the data');
  await running.close();
  expect(copies()).toEqual([]);
});

test('the server exits with code 1 and the message, and reset removes the data but not the copy', async () => {
  const old = path.join(given.place, 'old');
  mkdirSync(path.join(old, 'database'), { recursive: true });
  writeFileSync(path.join(old, 'keys.json'), JSON.stringify(createKeys()));
  writeFileSync(path.join(old, 'database.complete'), '');
  const env = { PITLANE_DATA: path.relative(process.cwd(), old) };
  const failure = await run('../../server/serve.ts', env).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The data in ${old} ${anotherSchema}`),
  });
  expect(failure.stderr).toContain('npm run reset');
  expect(failure.stderr).not.toContain('    at ');
  expect(existsSync(path.join(old, 'backend.lock'))).toBe(false);

  expect((await run('../reset.ts', env)).stdout).toContain(`Removed the data in ${old}.`);
  expect((await run('../reset.ts', env)).stdout).toContain(`There is no data in ${old}.`);
  expect(copies().filter((name) => name.startsWith('old-'))).toHaveLength(1);
});

test('a backup of another schema is refused, and one of fewer migrations is restored', async () => {
  const backup = path.join(given.place, 'backup');
  const restored = path.join(given.place, 'restored');
  await backUp(given.data, backup);
  await expect(restore(backup, restored, [changedNotes])).rejects.toThrow(anotherSchema);
  expect(existsSync(restored)).toBe(false);
  await expect(restore(backup, restored, [])).rejects.toThrow('was made by a newer version of Pitlane');
  expect(existsSync(restored)).toBe(false);
  await restore(backup, restored, [notes, tags]);
  const backend = await open([notes, tags], restored);
  expect(await backend.exec('select note from public.notes')).toEqual([{ note: 'kept' }]);
  await backend.close();
});
