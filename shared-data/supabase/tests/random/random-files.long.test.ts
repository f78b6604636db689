import type { SupabaseClient } from '@supabase/supabase-js';
import { emailOf, password, type Role, roles } from '../support/people.ts';
import { documentPhotoName, photoName, photoOf, webp } from '../support/pictures.ts';
import { createRandom } from '../support/random-source.ts';
import { call } from '../support/rpc-calls.ts';
import { claimsIn } from '../support/run-as.ts';
import { connect, openWorkshop, requests, vehicles, type Workshop } from '../support/workshop.ts';
import { makeFileRequests } from './random-files.ts';

/** Requests of each caller in one run. */
const total = Number(process.env.PITLANE_RANDOM_FILES ?? 250);
const seed = Number(process.env.PITLANE_RANDOM_SEED ?? 20_261_130);

type Caller = Role | 'ended' | 'unconfirmed';
const callers: Caller[] = [...roles, 'ended', 'unconfirmed'];
const managers: Caller[] = ['manager', 'restrictedManager'];

/** Each file has its own name as its content. */
const files: { path: string; readers: Caller[] }[] = [];
/** Where a caller may store a file. */
const folders: Partial<Record<Caller, RegExp>> = {
  customer: /^vehicles\/[12]\//,
  otherCustomer: /^vehicles\/3\//,
  mechanic: /^[23]\//,
  otherMechanic: /^7\//,
  manager: /^/,
  restrictedManager: /^/,
};

let workshop: Workshop;
const clients = new Map<Caller, SupabaseClient>();
const print = console.error;

async function add(role: Role, path: string, readers: Caller[]) {
  const client = await workshop.as(role);
  const content = new Blob([webp(path)], { type: 'image/webp' });
  const { error } = await client.storage.from('request-photos').upload(path, content);
  if (error) throw error;
  files.push({ path, readers });
  return client;
}

async function fillStorage() {
  for (const [role, request, readers] of [
    ['mechanic', requests.inProgress, ['customer', 'mechanic', ...managers]],
    ['otherMechanic', requests.othersInProgress, ['otherCustomer', 'otherMechanic', ...managers]],
  ] as [Role, number, Caller[]][]) {
    const path = photoName(request);
    await call(await add(role, path, readers), 'add_photo', photoOf(path, webp(path)));
  }
  // Of a line that was not sent.
  const path = photoName(requests.inProgress);
  const mechanic = await add('mechanic', path, ['mechanic', ...managers]);
  const line = { kind: 'labour', description: 'Bleed the brakes', quantity: 1 };
  const { line_id } = await call(mechanic, 'add_line', { request_id: requests.inProgress, line });
  await call(mechanic, 'add_photo', { ...photoOf(path, webp(path)), stage: 'work', line_id });
  await add('manager', `bills/${photoName(1).slice(2)}`, managers);
  const photo = documentPhotoName(vehicles.first);
  await call(await add('customer', photo, ['customer', ...managers]), 'save_vehicle_document', {
    vehicle_id: vehicles.first,
    kind: 'insurance',
    valid_until: '2030-01-01',
    photo,
  });
}

const signIn = async (role: 'manager' | 'restrictedManager') => {
  const client = connect(workshop.backend);
  await client.auth.signInWithPassword({ email: emailOf(role), password });
  return client;
};

beforeAll(async () => {
  // Lite logs requests that it cannot parse.
  console.error = () => {};
  workshop = await openWorkshop();
  await fillStorage();
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
  for (const role of roles) clients.set(role, await workshop.as(role));
  clients.set('ended', await signIn('manager'));
  clients.set('unconfirmed', await signIn('restrictedManager'));
});
beforeEach(() =>
  workshop.backend.exec('delete from storage.objects where not (name = any ($1))', [
    files.map(({ path }) => path),
  ]),
);
afterAll(async () => {
  await workshop.close();
  console.error = print;
});

async function prepare(caller: Caller, client: SupabaseClient) {
  if (caller === 'ended')
    await workshop.backend.exec('delete from auth.sessions where id = $1', [
      claimsIn(await client.auth.getSession()).session_id,
    ]);
  await workshop.backend.exec('update public.managers set second_factor = $2 where manager_id = $1', [
    workshop.idOf('restrictedManager'),
    caller === 'unconfirmed',
  ]);
}

test.each(callers)(
  `%s gets only permitted files and no server errors from random requests (seed ${seed})`,
  async (caller) => {
    const client = clients.get(caller) as SupabaseClient;
    await prepare(caller, client);
    const next = makeFileRequests(
      createRandom(seed + callers.indexOf(caller)),
      files.map(({ path }) => path),
    );
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token;
    const found: string[] = [];
    const read = new Set<string>();
    const send = async (method: string, path: string, body: BodyInit | undefined, type: string) => {
      const response = await workshop.backend.fetch(`http://localhost/storage/v1/${path}`, {
        method,
        headers: {
          apikey: workshop.backend.publishableKey,
          'content-type': type,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status >= 500) found.push(`status ${response.status}: ${method} ${path} ${bytes}`);
      if (token && ['ended', 'unconfirmed'].includes(caller) && response.ok)
        found.push(`answered: ${method} ${path}`);
      for (const { path: name, readers } of files) {
        if (!bytes.includes(webp(name))) continue;
        if (readers.includes(caller)) read.add(name);
        else found.push(`a foreign file: ${method} ${path}`);
      }
      return bytes.toString();
    };
    for (let count = 0; count < total; count++) {
      const { method, path, body } = next();
      const picture = webp(`of ${caller}`);
      const text =
        body === 'picture'
          ? await send(method, path, picture, 'image/webp')
          : await send(
              method,
              path,
              typeof body === 'object' ? JSON.stringify(body) : body,
              'application/json',
            );
      for (const [, address] of text.matchAll(/"signedURL":"\/([^"]+)"/g))
        await send('GET', String(address), undefined, 'text/plain');
    }
    expect(found.slice(0, 10)).toEqual([]);
    expect([...read].toSorted()).toEqual(
      files
        .filter(({ readers }) => readers.includes(caller))
        .map(({ path }) => path)
        .toSorted(),
    );
    const stored = await workshop.backend.exec(
      'select name from storage.objects where not (name = any ($1))',
      [files.map(({ path }) => path)],
    );
    expect(stored.filter(({ name }) => !folders[caller]?.test(String(name)))).toEqual([]);
    expect(stored.length > 0).toBe(caller in folders);
  },
  300_000,
);
