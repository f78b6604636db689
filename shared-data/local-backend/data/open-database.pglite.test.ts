import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '../server/open-backend.ts';
import { testInWholeRun } from '../testing/whole-run.ts';
import { backUp, restore } from './backup/backup.ts';
import { backupsOf } from './backup/last-backup.ts';
import type { Migration } from './migrations.ts';

const migrations: Migration[] = [
  { version: '20260101000000', name: 'notes', sql: 'create table public.notes (note text);' },
];

let made: string;
let place: string;
let data: string;
let database: string;
beforeAll(async () => {
  made = mkdtempSync(path.join(tmpdir(), 'pitlane-damage-'));
  const backend = await openBackend({ dataDir: path.join(made, 'data'), seed: false, migrations });
  await backend.exec("insert into public.notes values ('kept')");
  await backend.close();
  await backUp(path.join(made, 'data'), path.join(backupsOf(path.join(made, 'data')), 'nightly'));
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-damage-'));
  data = path.join(place, 'data');
  database = path.join(data, 'database');
  cpSync(made, place, { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const open = (dataDir = data) => openBackend({ dataDir, seed: false, migrations });

/** Fills the files in a folder of the database with one byte. */
function fill(folder: string, byte: number, isMeant = (name: string) => /^[0-9A-F]+$/.test(name)) {
  for (const name of readdirSync(path.join(database, folder), { recursive: true, encoding: 'utf8' })) {
    const file = path.join(database, folder, name);
    if (isMeant(path.basename(name)) && statSync(file).isFile())
      writeFileSync(file, Buffer.alloc(statSync(file).size, byte));
  }
}

async function expectWords() {
  await expect(open()).rejects.toThrow(
    new RegExp(
      `^The database in ${data} is damaged, so it cannot be opened\\.\\n` +
        `The last backup is \\d+ minutes old .*: ${place}/backups/nightly\\n` +
        `To go on with it: move ${data} to another place, then npm run restore -- ${place}/backups/nightly$`,
    ),
  );
  expect(existsSync(path.join(data, 'backend.lock'))).toBe(false);
}

test('a damaged pg_control is told with the last backup, which then is restored', async () => {
  writeFileSync(path.join(database, 'global/pg_control'), Buffer.alloc(8192));
  await expectWords();
  await expect(backUp(data, path.join(place, 'another'))).rejects.toThrow('is damaged');
  rmSync(data, { recursive: true });
  await restore(path.join(place, 'backups/nightly'), data, migrations);
  const backend = await open();
  expect(await backend.exec('select note from public.notes')).toEqual([{ note: 'kept' }]);
  await backend.close();
});

test('a database without its version is no reason to make a new one in its place', async () => {
  rmSync(path.join(database, 'PG_VERSION'));
  await expectWords();
  rmSync(database, { recursive: true });
  await expectWords();
  expect(existsSync(database)).toBe(false);
});

testInWholeRun.each([
  ['a pg_control with one wrong byte', () => flip('global/pg_control')],
  ['an empty pg_control', () => writeFileSync(path.join(database, 'global/pg_control'), '')],
  ['no pg_control', () => rmSync(path.join(database, 'global/pg_control'))],
  ['an empty log', () => fill('pg_wal', 0)],
  ['no log', () => rmSync(path.join(database, 'pg_wal'), { recursive: true })],
  ['no tables', () => rmSync(path.join(database, 'base'), { recursive: true })],
  ['empty tables', () => fill('base', 0)],
  ['tables of other bytes', () => fill('base', 0x5a)],
  ['no record of transactions', () => rmSync(path.join(database, 'pg_xact'), { recursive: true })],
  ['an empty map of files', () => fill('global', 0, (name) => name === 'pg_filenode.map')],
  ['unreadable settings', () => writeFileSync(path.join(database, 'postgresql.conf'), 'a = = b')],
])('a database with %s is told with the last backup', async (_, damage) => {
  damage();
  await expectWords();
});

function flip(name: string) {
  const file = path.join(database, name);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(20) ^ 255, 20);
  writeFileSync(file, bytes);
}
