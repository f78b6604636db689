import type { SupabaseClient } from '@supabase/supabase-js';
import type { Role } from '../support/people.ts';
import { photoName, photoOf, webp } from '../support/pictures.ts';
import { call } from '../support/rpc-calls.ts';
import { claimsIn, runAs } from '../support/run-as.ts';
import { openWorkshop, requests, templates, type Workshop } from '../support/workshop.ts';

const bucket = 'request-photos';
let workshop: Workshop;
/** The photo of the job in progress, which is the customer's and the mechanic's. */
let path: string;

const upload = (client: SupabaseClient, name: string, bytes = webp(), options = {}) =>
  client.storage.from(bucket).upload(name, new Blob([bytes], { type: 'image/webp' }), options);

const bytesOf = async (file: Blob | null) => Buffer.from(await (file ?? new Blob()).arrayBuffer());

async function addPhoto(role: Role, name: string) {
  const client = await workshop.as(role);
  const { error } = await upload(client, name);
  if (error) throw error;
  return call(client, 'add_photo', photoOf(name));
}

beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.runScript(runAs);
  path = photoName(requests.inProgress);
  await addPhoto('mechanic', path);
  await addPhoto('otherMechanic', photoName(requests.othersInProgress));
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
});
afterAll(() => workshop.close());

const readers: Role[] = ['customer', 'mechanic', 'manager', 'restrictedManager'];
const others: Role[] = ['visitor', 'otherCustomer', 'otherMechanic', 'dismissed', 'roleless'];

describe('the file of a photo', () => {
  test.each(readers)('%s reads it, also by a signed address', async (role) => {
    const client = await workshop.as(role);
    const { data } = await client.storage.from(bucket).download(path);
    expect(await bytesOf(data)).toEqual(webp());
    const signed = await client.storage.from(bucket).createSignedUrls([path], 60);
    expect(signed.data).toEqual([expect.objectContaining({ path, error: null })]);
    const response = await workshop.backend.fetch(signed.data?.[0]?.signedUrl ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webp());
  });

  test.each(others)('%s does not, and gets no address of it', async (role) => {
    const client = await workshop.as(role);
    expect((await client.storage.from(bucket).download(path)).data).toBeNull();
    const signed = await client.storage.from(bucket).createSignedUrls([path], 60);
    expect(signed.data?.[0]?.signedUrl ?? null).toBeNull();
  });

  test.each([...readers, ...others])('%s lists what the photos name', async (role) => {
    const rows = await asRole(role, 'select name from storage.objects');
    const counts: Partial<Record<Role, number>> = {
      customer: 1,
      mechanic: 1,
      otherCustomer: 1,
      otherMechanic: 1,
      manager: 2,
      restrictedManager: 2,
    };
    expect(rows).toHaveLength(counts[role] ?? 0);
  });

  test.each([...readers, ...others])('%s neither replaces nor deletes it', async (role) => {
    const client = await workshop.as(role);
    const files = client.storage.from(bucket);
    const other = new Blob([webp('other')], { type: 'image/webp' });
    for (const { error } of [
      await files.upload(path, other),
      await files.upload(path, other, { upsert: true }),
      await files.update(path, other),
      await files.move(path, photoName(requests.inProgress)),
      await files.copy(path, photoName(requests.inProgress)),
      await files.remove([path]),
      await files.list('3'),
      await client.storage.emptyBucket(bucket),
    ]) {
      expect(error).not.toBeNull();
    }
    // The same by the policies alone, as the hosted backend's Storage asks them.
    expect(
      await asRole(role, `update storage.objects set name = name || 'x' where true returning 1`),
    ).toEqual([]);
    expect(await asRole(role, 'delete from storage.objects where true returning 1')).toEqual([]);
    const { data } = await (await workshop.as('manager')).storage.from(bucket).download(path);
    expect(await bytesOf(data)).toEqual(webp());
  });
});

async function asRole(role: Role, statement: string): Promise<unknown[]> {
  const claims = role === 'visitor' ? { role: 'anon' } : await claimsOf(role);
  const sql = 'select private.run_as($1::jsonb, $2) as rows';
  const [answer] = await workshop.backend.exec(sql, [JSON.stringify(claims), statement]);
  return answer?.rows as unknown[];
}

const claimsOf = async (role: Role) => claimsIn(await (await workshop.as(role)).auth.getSession());

describe('uploading', () => {
  const tries: [Role, number, boolean][] = [
    ['manager', requests.pending, true],
    ['restrictedManager', requests.othersInProgress, true],
    ['mechanic', requests.approved, true],
    ['mechanic', requests.inProgress, true],
    ['mechanic', requests.pending, false],
    ['mechanic', requests.othersInProgress, false],
    ['mechanic', requests.completed, false],
    ['manager', requests.completed, false],
    ['manager', requests.cancelled, false],
    ['manager', 77_777, false],
    ['customer', requests.inProgress, false],
    ['otherCustomer', requests.inProgress, false],
    ['otherMechanic', requests.inProgress, false],
    ['dismissed', requests.inProgress, false],
    ['roleless', requests.inProgress, false],
    ['visitor', requests.inProgress, false],
  ];
  test.each(tries)('%s to request %s: %s', async (role, request, isAllowed) => {
    const { error } = await upload(await workshop.as(role), photoName(request));
    expect(error === null).toBe(isAllowed);
    if (role !== 'visitor' && error) expect(error.message).toMatch(/row-level security/);
  });

  test.each([
    '3/../4/00000000-0000-4000-8000-000000000000.webp',
    '3/%2e%2e/00000000-0000-4000-8000-000000000000.webp',
    '../3/00000000-0000-4000-8000-000000000000.webp',
    '/etc/passwd',
    '3/photo.webp',
    '3/00000000-0000-4000-8000-000000000000.svg',
    '3/00000000-0000-4000-8000-000000000000.webp.html',
    '03/00000000-0000-4000-8000-000000000000.webp',
    '３/00000000-0000-4000-8000-000000000000.webp',
    '3/00000000-0000-4000-8000-00000000000\u0430.webp',
    '99999999999999999999/00000000-0000-4000-8000-000000000000.webp',
  ])('nobody uploads to %j', async (name) => {
    const { error } = await upload(await workshop.as('manager'), name);
    expect(error).not.toBeNull();
    const manager = await asRole('manager', `select private.may_upload_photo(${quote(name)}) as allowed`);
    expect(manager).toEqual([{ allowed: false }]);
  });

  test('a request has at most 100 files', async () => {
    await workshop.backend.exec(
      `insert into storage.objects (bucket_id, name)
       select '${bucket}', '2/' || gen_random_uuid() || '.webp' from generate_series(1, 100)`,
    );
    const { error } = await upload(await workshop.as('mechanic'), photoName(requests.approved));
    expect(error?.message).toMatch(/row-level security/);
  });
});

interface Found {
  inspection_id: number;
  items: { item_id: number }[];
}

describe('a photo of an inspection item or a line', () => {
  const request_id = requests.inProgress;
  /** The paths of the photos of the inspection, its item and the line. */
  let places: string[];
  let inspection: Found;
  let tokens: { right: string; other: string; revoked: string };

  beforeAll(async () => {
    const mechanic = await workshop.as('mechanic');
    const manager = await workshop.as('manager');
    inspection = await call<Found>(mechanic, 'start_inspection', {
      request_id,
      template_id: templates.tyres,
    });
    const { line_id } = await call<{ line_id: number }>(mechanic, 'add_line', {
      request_id,
      line: { kind: 'labour', description: 'Bleed the brakes', quantity: 1 },
    });
    const of = [{ inspection_item_id: inspection.items[0]?.item_id }, { line_id }, {}];
    places = of.map(() => photoName(request_id));
    for (const [index, name] of places.entries()) {
      await upload(mechanic, name, webp(name));
      const stage = index === 1 ? 'work' : 'inspection';
      await call(mechanic, 'add_photo', { ...photoOf(name, webp(name)), ...of[index], stage });
    }
    const link = async (request: number) =>
      (await call<{ token: string }>(manager, 'create_link', { request_id: request })).token;
    const revoked = await link(request_id);
    tokens = { revoked, right: await link(request_id), other: await link(requests.othersInProgress) };
  });

  /** Whether someone gets the photo of the item, of the line, and of the inspection: by the policies of both tables. */
  const seenBy = async (role: Role) => {
    const list = places.map(quote).join();
    const rows = await asRole(role, `select name from storage.objects where name in (${list})`);
    const named = rows.map((row) => (row as { name: string }).name);
    if (role !== 'visitor') {
      const { data } = await (await workshop.as(role))
        .from('request_photos')
        .select('path')
        .in('path', places);
      expect(data?.map((row) => row.path).sort()).toEqual(named.toSorted());
    }
    return places.map((name) => named.includes(name));
  };
  /** The hashes of the photos that the customer's export lists, and of those that the customer reads. */
  const inOwnData = async () => {
    const { service_requests } = await call<{ service_requests: { photos: { sha256: string }[] }[] }>(
      await workshop.as('customer'),
      'own_data',
    );
    return service_requests.flatMap(({ photos }) => photos.map(({ sha256 }) => sha256)).toSorted();
  };
  const readByCustomer = async () => {
    const { data } = await (await workshop.as('customer')).from('request_photos').select('sha256');
    return (data ?? []).map(({ sha256 }) => sha256).toSorted();
  };
  const seenByLink = async (token: string) => {
    const { data } = await (await workshop.as('visitor')).rpc('link_photos', { token });
    const rows: { path: string }[] = Array.isArray(data) ? data : [];
    return places.map((name) => rows.some((row) => row.path === name));
  };
  const none = [false, false, false];
  const everyone = async (expected: boolean[]) => {
    for (const role of ['manager', 'restrictedManager', 'mechanic'] as const) {
      expect([role, await seenBy(role)]).toEqual([role, [true, true, true]]);
    }
    for (const role of others) expect([role, await seenBy(role)]).toEqual([role, none]);
    expect(await seenBy('customer')).toEqual(expected);
    expect(await inOwnData()).toEqual(await readByCustomer());
    expect(await seenByLink(tokens.right)).toEqual(expected);
    for (const token of ['wrong-token', tokens.other, tokens.revoked]) {
      expect(await seenByLink(token)).toEqual(none);
    }
  };

  test('is for staff until the inspection is finished @long', async () => {
    await everyone(none);
    const { inspection_id } = inspection;
    await call(await workshop.as('mechanic'), 'finish_inspection', { inspection_id });
    await everyone([true, false, true]);
    await call(await workshop.as('mechanic'), 'reopen_inspection', { inspection_id });
    await everyone(none);
  });

  test('of a line is for staff until the line is sent, and again once it has changed @long', async () => {
    const manager = await workshop.as('manager');
    const [line] = await workshop.backend.exec(
      "select line_id from public.request_lines where description = 'Bleed the brakes'",
    );
    const change = { line_id: line?.line_id, changes: { unit_price: 500 } };
    await call(manager, 'change_line', change);
    await everyone(none);
    await call(manager, 'send_estimate', { request_id });
    await everyone([false, true, false]);
    await call(manager, 'change_line', { ...change, changes: { unit_price: 600 } });
    await everyone(none);
    await call(manager, 'send_estimate', { request_id });
  });

  test('is for nobody by the link of a request that was collected long ago', async () => {
    await workshop.backend.exec(
      `update public.service_requests set status = 'completed', final_cost = 1, completion_date = now() - interval '40 days',
         collected_at = now() - interval '31 days', handed_over_by = 'Meera' where request_id = $1`,
      [request_id],
    );
    expect(await seenByLink(tokens.right)).toEqual(none);
  });
});

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
