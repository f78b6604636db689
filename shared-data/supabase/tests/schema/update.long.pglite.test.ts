import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Migration, readMigrations } from '../../../local-backend/data/migrations.ts';
import { type ServedBackend, serveBackend } from '../../../local-backend/server/serve.ts';
import { fillDataFolder } from '../../../local-backend/testing/fill-data-folder.ts';
import { type Call, expectUpdated, readFigures, writeNextMigration } from '../support/next-release.ts';

let place: string;
let dataDir: string;
let served: ServedBackend | undefined;
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-update-'));
  dataDir = path.join(place, 'data');
  await fillDataFolder(dataDir, { seed: true });
});
afterAll(async () => {
  await served?.close();
  rmSync(place, { recursive: true, force: true });
});

const connect = ({ url, publishableKey }: ServedBackend) =>
  createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

async function signIn(backend: ServedBackend, person: string) {
  const client = connect(backend);
  const { data, error } = await client.auth.signInWithPassword({
    email: `${person}@pitlane.test`,
    password: `${person}1`,
  });
  expect(error).toBeNull();
  return { client, session: data.session };
}

const people = ['customer', 'mechanic', 'manager'] as const;

const callBy =
  (clients: Record<string, SupabaseClient>): Call =>
  async (person, name, parameters) => {
    const { data, error } = (await clients[person]?.rpc(name, parameters)) ?? {};
    expect(error).toBeNull();
    return data;
  };

/** Starts the backend as `npm start` does. */
async function start(migrations: Migration[]) {
  const said: string[] = [];
  served = await serveBackend({ port: 0, dataDir, migrations, say: (text) => said.push(text) });
  return { backend: served, said };
}

test('an embedded 1.0 with the demo data becomes the next release, under open sessions, and goes back by its copy', async () => {
  const next = await writeNextMigration();
  const first = await start(readMigrations());
  const open = await Promise.all(
    people.map(async (person) => [person, await signIn(first.backend, person)] as const),
  );
  const before = await readFigures(
    callBy(Object.fromEntries(open.map(([person, { client }]) => [person, client]))),
  );
  await first.backend.close();

  const { backend, said } = await start([...readMigrations(), next]);
  expect(said).toEqual([expect.stringContaining('20991231000000_made_up_size')]);
  const resumed: Record<string, SupabaseClient> = {};
  for (const [person, { session }] of open) {
    const client = connect(backend);
    await client.auth.setSession(session ?? { access_token: '', refresh_token: '' });
    resumed[person] = client;
  }
  expectUpdated(before, await readFigures(callBy(resumed)));
  const { client: customer } = await signIn(backend, 'customer');
  const { data: [car] = [] } = (await customer.from('vehicles').select('*')) as {
    data: { vehicle_id: number; made_up_size: null }[];
  };
  expect(car?.made_up_size).toBeNull();
  const made_up_size = '185/65 R15';
  const changed = customer
    .from('vehicles')
    .update({ made_up_size })
    .eq('vehicle_id', car?.vehicle_id ?? 0)
    .select();
  expect((await changed).data).toMatchObject([{ made_up_size }]);
  await backend.close();

  const [copy = ''] = readdirSync(place).filter((name) => name !== 'data');
  await expect(start(readMigrations())).rejects.toThrow('made by a newer version');
  rmSync(dataDir, { recursive: true });
  renameSync(path.join(place, copy), dataDir);
  const again = await start(readMigrations());
  const manager = await Promise.all(
    people.map(async (person) => [person, (await signIn(again.backend, person)).client] as const),
  );
  expect(await readFigures(callBy(Object.fromEntries(manager)))).toEqual(before);
});
