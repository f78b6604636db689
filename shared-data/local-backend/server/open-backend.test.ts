import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { readMigrations } from '../data/migrations.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { type Backend, openBackend } from './open-backend.ts';

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
  folder = path.join(place, 'data');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

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
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const second = await openBackend({ dataDir: folder, seed: false, migrations, say });
  const after = connect(second);
  await after.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
  expect((await after.rpc('current_account')).data).toMatchObject({ name: 'Nina' });
  expect(await second.exec("select to_regclass('public.notes')::text as name")).toEqual([{ name: 'notes' }]);
  const versions = await second.exec('select version from supabase_migrations.schema_migrations order by 1');
  expect(versions.map((row) => row.version)).toEqual(migrations.map((migration) => migration.version));
  expect(said).toEqual([expect.stringMatching(/was updated .*99990101000000_add_notes/)]);
  await second.close();
});
