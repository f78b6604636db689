import { closeSync, existsSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { openBackend } from '../server/open-backend.ts';
import { expectDamageWords } from '../testing/expect-damage-words.ts';
import { giveNotesData, notes, notesMigration } from '../testing/notes-data.ts';
import { backUp, restore } from './backup/backup.ts';

const given = giveNotesData({ hasBackup: true });

test('a damaged pg_control is told with the last backup, which then is restored @long', async () => {
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

test('damage that only a later query meets is told with the last backup, to whoever asks and in the log', async () => {
  const { data, place } = given;
  const read = notesMigration(
    '20260102000000',
    `create table public.services as select note as name from public.notes;
    alter table public.services enable row level security;
    create policy "Everyone reads" on public.services for select to anon using (true);
    grant select on public.services to anon;`,
  );
  const open = () => openBackend({ dataDir: data, seed: false, migrations: [notes, read] });
  const ask = async ({ fetch, publishableKey }: Awaited<ReturnType<typeof open>>) => {
    const address = 'http://localhost/rest/v1/services?select=name';
    const response = await fetch(address, { headers: { apikey: publishableKey } });
    return [response.status, await response.json()];
  };
  const backend = await open();
  expect(await ask(backend)).toEqual([200, [{ name: 'kept' }]]);
  const [row] = await backend.exec("select pg_relation_filepath('public.services') as file");
  await backend.exec('checkpoint');
  await backend.close();
  const file = openSync(path.join(data, 'database', String(row?.file)), 'r+');
  writeSync(file, Buffer.alloc(8192, 0xff), 0, 8192, 0);
  closeSync(file);

  const damaged = await open();
  const { error } = console;
  const logged: unknown[] = [];
  console.error = (...values) => void logged.push(...values);
  const words = new RegExp(
    `^The database in ${data} is damaged, and what was asked for cannot be read\\.\n` +
      `The last backup is \\d+ minutes? old .*: ${path.join(place, 'backups/nightly')}\n` +
      'To go on with it: ',
  );
  expect(await ask(damaged)).toEqual([
    500,
    expect.objectContaining({ code: 'PT500', message: expect.stringMatching(words) }),
  ]);
  expect(logged).toContainEqual(expect.stringMatching(words));
  console.error = error;
  expect(await damaged.exec('select note from public.notes')).toEqual([{ note: 'kept' }]);
  await damaged.close();
});
