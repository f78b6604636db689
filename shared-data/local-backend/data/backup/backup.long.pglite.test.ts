import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { photoName, photoOf, webp } from '../../../supabase/tests/support/pictures.ts';
import { type Backend, openBackend } from '../../server/open-backend.ts';
import { removeData } from '../data-folder.ts';
import { backUp, restore } from './backup.ts';

let made: string;
let place: string;
let data: string;
let copy: string;
beforeAll(async () => {
  made = mkdtempSync(path.join(tmpdir(), 'pitlane-backup-'));
  await (await openBackend({ dataDir: made, seed: true })).close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-backup-'));
  data = path.join(place, 'data');
  copy = path.join(place, 'copy');
  cpSync(made, data, { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const open = () => openBackend({ dataDir: data, seed: true });
const connect = (backend: Backend) =>
  createClient('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });

/** The row count and a hash of the content of every table of ours, of logins and of migrations. */
async function contentOf({ exec }: Backend) {
  const tables = await exec(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage', 'supabase_migrations')
     order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await exec(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    );
    content[String(name)] = row;
  }
  return content;
}

async function manager(backend: Backend) {
  const client = connect(backend);
  await client.auth.signInWithPassword({ email: 'manager@pitlane.test', password: 'manager1' });
  return client;
}

async function addPhoto(backend: Backend): Promise<string> {
  const client = await manager(backend);
  const [request] = await backend.exec(
    "select request_id from public.service_requests where status = 'approved'",
  );
  const name = photoName(Number(request?.request_id));
  await client.storage.from('request-photos').upload(name, new Blob([webp()], { type: 'image/webp' }));
  await client.rpc('add_photo', photoOf(name));
  return name;
}

async function readPhoto(backend: Backend, name: string) {
  const { data: file } = await (await manager(backend)).storage.from('request-photos').download(name);
  return Buffer.from(await (file ?? new Blob()).arrayBuffer());
}

test('a restored backup has every row, every login and the open sessions', async () => {
  const first = await open();
  const customer = connect(first);
  const { data: entered } = await customer.auth.signInWithPassword({
    email: 'customer@pitlane.test',
    password: 'customer1',
  });
  const address = 'ज़, "3" \\ Street';
  await customer.rpc('update_profile', { name: 'Asha Rao', phone: '98450 11111', address });
  const photo = await addPhoto(first);
  const [demo] = await first.exec('select path, bytes from public.request_photos where line_id is not null');
  const before = await contentOf(first);
  expect(Object.keys(before).length).toBeGreaterThan(15);
  await first.close();

  const label = await backUp(data, copy);
  expect(statSync(path.join(copy, 'keys.json')).mode & 0o077).toBe(0);
  const later = await open();
  await later.exec('delete from public.service_requests where true');
  await later.close();
  await expect(restore(copy, data)).rejects.toThrow('holds data already');
  await removeData(data);

  expect(await restore(copy, data)).toEqual(label);
  const second = await open();
  expect(await contentOf(second)).toEqual(before);
  const again = connect(second);
  await again.auth.setSession(entered.session ?? { access_token: '', refresh_token: '' });
  expect((await again.rpc('current_account')).data).toMatchObject({ address });
  expect(await readPhoto(second, photo)).toEqual(webp());
  expect(await readPhoto(second, String(demo?.path))).toHaveLength(Number(demo?.bytes));
  // Sequences continue where they were, so that no new row gets the id of a deleted one.
  const [numbers] = await second.exec(
    `select nextval('public.salary_payments_payment_id_seq')::int as next,
       (select max(payment_id)::int from public.salary_payments) as last`,
  );
  expect(Number(numbers?.next)).toBeGreaterThan(Number(numbers?.last));
  await second.close();
});

test('a backup needs a stopped backend, an existing data folder and a new target', async () => {
  const running = await open();
  await expect(backUp(data, copy)).rejects.toThrow('is using the data');
  await running.close();
  await expect(backUp(data, place)).rejects.toThrow('exists already');
  await expect(backUp(path.join(place, 'none'), copy)).rejects.toThrow('holds no data of Pitlane');
  expect(readdirSync(place)).toEqual(['data']);
});
