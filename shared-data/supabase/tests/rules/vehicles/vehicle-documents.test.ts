import type { SupabaseClient } from '@supabase/supabase-js';
import type { VehicleDocument } from '../../../../src/vehicles/documents/vehicle-documents-answers.ts';
import type { Role } from '../../support/people.ts';
import { documentPhotoName, webp } from '../../support/pictures.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const insurance = { kind: 'insurance', valid_until: '2027-03-31', number: ' P-1 ', note: ' Third party ' };
const sent = (changes: object = {}) => ({ vehicle_id: vehicles.first, ...insurance, ...changes });
const save = async (changes: object = {}, role: Role = 'customer') =>
  call<VehicleDocument>(await workshop.as(role), 'save_vehicle_document', sent(changes));
const refused = async (changes: object, role: Role = 'customer') => {
  const { code, message } = await refuse(await workshop.as(role), 'save_vehicle_document', sent(changes));
  return `${code} ${message}`;
};
const list = async (role: Role = 'customer', vehicle_id: number = vehicles.first) =>
  (
    await call<{ documents: VehicleDocument[] | null }>(await workshop.as(role), 'vehicle_care', {
      vehicle_id,
    })
  ).documents;
const upload = (client: SupabaseClient, name: string) =>
  client.storage.from('request-photos').upload(name, new Blob([webp()], { type: 'image/webp' }));
const download = async (role: Role, name: string) =>
  (await (await workshop.as(role)).storage.from('request-photos').download(name)).data;

test('the owner and managers add, read, change and delete the documents of a car @long', async () => {
  const added = await save();
  expect(added).toMatchObject({
    kind: 'insurance',
    number: 'P-1',
    valid_until: '2027-03-31',
    note: 'Third party',
    photo: null,
    is_renewed: false,
  });
  const puc = await save({ kind: 'puc', valid_until: '2027-06-30', number: null, note: '' }, 'manager');
  expect(await list()).toEqual([puc, added]);
  expect(await list('restrictedManager')).toEqual([puc, added]);
  const { document_id } = added;
  const changed = await save({ document_id, kind: 'permit', note: null }, 'restrictedManager');
  expect(changed).toMatchObject({ document_id, kind: 'permit', note: null });
  const client = await workshop.as('customer');
  expect(await call(client, 'remove_vehicle_document', { document_id })).toEqual({ document_id });
  expect(await list('manager')).toEqual([puc]);
});

test('nobody else has them: no mechanic, no other customer, not for another car @long', async () => {
  const { document_id } = await save();
  expect(await list('mechanic')).toBeNull();
  for (const role of ['mechanic', 'otherMechanic'] as const) {
    const client = await workshop.as(role);
    for (const [name, parameters] of [
      ['save_vehicle_document', sent()],
      ['remove_vehicle_document', { document_id }],
    ] as const)
      expect(await refuse(client, name, parameters)).toMatchObject({ code: 'PT403' });
  }
  const other = await workshop.as('otherCustomer');
  for (const [name, parameters] of [
    ['vehicle_care', { vehicle_id: vehicles.first }],
    ['save_vehicle_document', sent()],
    ['save_vehicle_document', sent({ vehicle_id: vehicles.others, document_id })],
    ['remove_vehicle_document', { document_id }],
  ] as const)
    expect(await refuse(other, name, parameters)).toMatchObject({ code: 'PT404' });
  expect(await list()).toHaveLength(1);
});

test.each([
  [{ kind: 'fun' }, 'PT400 Please choose a kind of document'],
  [{ kind: null }, 'PT400 Please choose a kind of document'],
  [{ valid_until: null }, 'PT400 Please enter its last valid day'],
  [{ valid_until: 'infinity' }, 'PT400 Please enter its last valid day'],
  [{ valid_until: '1889-12-31' }, 'PT400 Please enter its last valid day'],
  [{ number: 'x'.repeat(61) }, 'PT400 Number must be no more than 60 characters long'],
  [{ note: 'x'.repeat(5001) }, 'PT400 Note must be no more than 5,000 characters long'],
  [{ document_id: 77 }, 'PT404 Document not found'],
])('%j is refused', async (changes, reason) => {
  expect(await refused(changes)).toBe(reason);
});

test('the same again is one document, and a second alike is refused', async () => {
  const added = await save();
  expect(await save()).toEqual(added);
  expect(await refused({ note: 'Another' })).toBe('PT409 This document is in the list already');
  const other = await save({ number: 'P-2' });
  expect(await refused({ document_id: other.document_id })).toBe(
    'PT409 This document is in the list already',
  );
  expect(await list()).toHaveLength(2);
});

test('a change of what someone else changed in between is refused with what it is now', async () => {
  const { document_id, is_renewed: _, ...expected } = await save();
  await save({ document_id, number: 'P-9' }, 'manager');
  const client = await workshop.as('customer');
  const refusal = await refuse(client, 'save_vehicle_document', sent({ document_id, expected }));
  expect(refusal).toMatchObject({
    code: 'PT412',
    message: 'This document was changed by someone else. Please open it again.',
  });
  expect(JSON.parse(refusal.details ?? '')).toMatchObject({ number: 'P-9' });
});

test('a later document of the same kind renews one; a warranty only that of the same number', async () => {
  await save();
  const renewed = await save({ valid_until: '2028-03-31', number: 'P-2' });
  const battery = { kind: 'warranty', number: 'Battery', note: null };
  await save({ ...battery, valid_until: '2027-01-01' });
  await save({ ...battery, number: 'Paint', valid_until: '2029-01-01' });
  expect((await list())?.map((each) => [each.kind, each.number, each.is_renewed])).toEqual([
    ['warranty', 'Paint', false],
    ['insurance', 'P-2', false],
    ['insurance', 'P-1', true],
    ['warranty', 'Battery', false],
  ]);
  const client = await workshop.as('customer');
  await call(client, 'remove_vehicle_document', { document_id: renewed.document_id });
  expect(await list()).toMatchObject([{}, { number: 'P-1', is_renewed: false }, {}]);
});

test('a car has at most 50 documents', async () => {
  await workshop.backend.exec(
    `insert into private.vehicle_documents (vehicle_id, kind, valid_until, number)
     select ${vehicles.first}, 'warranty', '2027-01-01', n::text from generate_series(1, 50) n`,
  );
  expect(await refused({})).toBe('PT409 A car can have at most 50 documents');
});

describe('the photo of a document', () => {
  test('is for the owner and managers, who alone can store one @long', async () => {
    const customer = await workshop.as('customer');
    const photo = documentPhotoName(vehicles.first);
    expect((await upload(customer, photo)).error).toBeNull();
    expect(await save({ photo })).toMatchObject({ photo });
    for (const role of ['customer', 'manager', 'restrictedManager'] as const)
      expect([role, (await download(role, photo))?.size]).toEqual([role, webp().length]);
    for (const role of ['mechanic', 'otherCustomer', 'otherMechanic', 'roleless', 'visitor'] as const) {
      expect([role, await download(role, photo)]).toEqual([role, null]);
      const stored = await upload(await workshop.as(role), documentPhotoName(vehicles.first));
      expect([role, stored.error === null]).toEqual([role, false]);
    }
    const elsewhere = await upload(customer, documentPhotoName(vehicles.others));
    expect(elsewhere.error?.message).toMatch(/row-level security/);
    expect((await upload(await workshop.as('manager'), documentPhotoName(77_777))).error).not.toBeNull();
  });

  test('is one that the sender uploaded for this car, and stays when another field changes', async () => {
    const photo = documentPhotoName(vehicles.first);
    const second = documentPhotoName(vehicles.second);
    await upload(await workshop.as('customer'), photo);
    await upload(await workshop.as('customer'), second);
    const lost = 'PT409 This photo has not been uploaded';
    expect(await refused({ photo: documentPhotoName(vehicles.first) })).toBe(lost);
    expect(await refused({ photo: second })).toBe(lost);
    expect(await refused({ photo }, 'manager')).toBe(lost);
    const { document_id } = await save({ photo });
    expect(await save({ document_id, photo, number: 'P-3' }, 'manager')).toMatchObject({ photo });
    expect(await save({ document_id }, 'manager')).toMatchObject({ photo: null });
  });

  test('is cleaned up once no document names it', async () => {
    const photo = documentPhotoName(vehicles.first);
    await upload(await workshop.as('customer'), photo);
    const { document_id } = await save({ photo });
    await workshop.backend.exec(
      "update storage.objects set created_at = now() - interval '2 hours' where true",
    );
    const orphaned = async () => {
      const rows = await workshop.backend.exec('select private.orphaned_photos() as name');
      return rows.map(({ name }) => name);
    };
    expect(await orphaned()).not.toContain(photo);
    await call(await workshop.as('customer'), 'remove_vehicle_document', { document_id });
    expect(await orphaned()).toContain(photo);
  });
});

test('another owner of the car gets none of them, nor their photos', async () => {
  const photo = documentPhotoName(vehicles.second);
  await upload(await workshop.as('customer'), photo);
  await save({ vehicle_id: vehicles.second, photo });
  await workshop.backend.exec('update public.vehicles set customer_id = $1 where vehicle_id = $2', [
    ...[workshop.idOf('otherCustomer'), vehicles.second],
  ]);
  expect(await list('otherCustomer', vehicles.second)).toEqual([]);
  expect(await list('manager', vehicles.second)).toEqual([]);
  expect(await download('otherCustomer', photo)).toBeNull();
});

test('documents are in the own data of their owner and in the audit trail, and go with the car', async () => {
  await save();
  const client = await workshop.as('customer');
  const { vehicle_documents } = await call(client, 'own_data');
  expect(vehicle_documents).toMatchObject([
    { vehicle_id: vehicles.first, kind: 'insurance', number: 'P-1', has_photo: false },
  ]);
  expect((await call(await workshop.as('otherCustomer'), 'own_data')).vehicle_documents).toEqual([]);
  await call(await workshop.as('customer'), 'save_vehicle_document', sent({ vehicle_id: vehicles.second }));
  await client.from('vehicles').delete().eq('vehicle_id', vehicles.second);
  const { rows } = await call<{ rows: object[] }>(await workshop.as('manager'), 'list_changes', {
    subject: 'document',
  });
  expect(rows.slice(0, 3)).toMatchObject([
    { action: 'removed', subject_key: String(vehicles.second), before: { kind: 'insurance' } },
    { action: 'added', subject_key: String(vehicles.second) },
    { action: 'added', actor_name: 'Asha', after: { kind: 'insurance', valid_until: '2027-03-31' } },
  ]);
});
