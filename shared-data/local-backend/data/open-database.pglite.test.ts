import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBackend } from '../server/open-backend.ts';
import { expectDamageWords } from '../testing/expect-damage-words.ts';
import { giveNotesData, notes } from '../testing/notes-data.ts';
import { backUp, restore } from './backup/backup.ts';

const given = giveNotesData({ hasBackup: true });

test('a damaged pg_control is told with the last backup, which then is restored', async () => {
  const { data, place } = given;
  writeFileSync(path.join(data, 'database/global/pg_control'), Buffer.alloc(8192));
  await expectDamageWords(data);
  await expect(backUp(data, path.join(place, 'another'))).rejects.toThrow('is damaged');
  rmSync(data, { recursive: true });
  await restore(path.join(place, 'backups/nightly'), data, [notes]);
  const backend = await openBackend({ dataDir: data, seed: false, migrations: [notes] });
  expect(await backend.exec('select note from public.notes')).toEqual([{ note: 'kept' }]);
  await backend.close();
});

test('a database without its version is no reason to make a new one in its place', async () => {
  const database = path.join(given.data, 'database');
  rmSync(path.join(database, 'PG_VERSION'));
  await expectDamageWords(given.data);
  rmSync(database, { recursive: true });
  await expectDamageWords(given.data);
  expect(existsSync(database)).toBe(false);
});
