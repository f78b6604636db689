import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectDamageWords } from '../testing/expect-damage-words.ts';
import { giveNotesData } from '../testing/notes-data.ts';

const given = giveNotesData({ hasBackup: true });

const fileOf = (name: string) => path.join(given.data, 'database', name);

/** Fills the files in a folder of the database with one byte. */
function fill(folder: string, byte: number, isMeant = (name: string) => /^[0-9A-F]+$/.test(name)) {
  for (const name of readdirSync(fileOf(folder), { recursive: true, encoding: 'utf8' })) {
    const file = path.join(fileOf(folder), name);
    if (isMeant(path.basename(name)) && statSync(file).isFile())
      writeFileSync(file, Buffer.alloc(statSync(file).size, byte));
  }
}

function flip(name: string) {
  const bytes = readFileSync(fileOf(name));
  bytes.writeUInt8(bytes.readUInt8(20) ^ 255, 20);
  writeFileSync(fileOf(name), bytes);
}

const remove = (name: string) => rmSync(fileOf(name), { recursive: true });

test.each([
  ['a pg_control with one wrong byte', () => flip('global/pg_control')],
  ['an empty pg_control', () => writeFileSync(fileOf('global/pg_control'), '')],
  ['no pg_control', () => remove('global/pg_control')],
  ['an empty log', () => fill('pg_wal', 0)],
  ['no log', () => remove('pg_wal')],
  ['no tables', () => remove('base')],
  ['empty tables', () => fill('base', 0)],
  ['tables of other bytes', () => fill('base', 0x5a)],
  ['no record of transactions', () => remove('pg_xact')],
  ['an empty map of files', () => fill('global', 0, (name) => name === 'pg_filenode.map')],
  ['unreadable settings', () => writeFileSync(fileOf('postgresql.conf'), 'a = = b')],
])('a database with %s is told with the last backup', async (_, damage) => {
  damage();
  await expectDamageWords(given.data);
});
