import type { Supplier, SupplierPage } from '../../../../src/parts/suppliers/suppliers-answers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const bosch = {
  name: ' Bosch Car Parts ',
  contact: 'Suresh',
  phone: '080 4567 1300',
  email: 'Orders@Bosch.test',
  gstin: '29aagcp7383j1zq',
  terms_days: 30,
  lead_days: 2,
};
const save = async (changes: object = {}) =>
  call<Supplier>(await workshop.as('manager'), 'save_supplier', { ...bosch, ...changes });
const list = async (parameters: object = {}) =>
  (await call<SupplierPage>(await workshop.as('manager'), 'list_suppliers', { ...parameters })).rows.map(
    ({ name }) => name,
  );

test('a supplier is kept with its terms, and found by name, contact, phone and GSTIN @long', async () => {
  const supplier = await save();
  expect(supplier).toMatchObject({
    name: 'Bosch Car Parts',
    email: 'orders@bosch.test',
    gstin: '29AAGCP7383J1ZQ',
    terms_days: 30,
    lead_days: 2,
    note: null,
    retired: false,
    owed: 0,
  });
  await save({ name: 'Anand Batteries', contact: '', phone: '', email: '', gstin: '' });
  expect(await list()).toEqual(['Anand Batteries', 'Bosch Car Parts']);
  for (const search of ['bosch', 'SURESH', '4567', '29aagcp'])
    expect(await list({ search })).toEqual(['Bosch Car Parts']);
});

test('a change over another one is refused, and a retired supplier is in a list of its own @long', async () => {
  const expected = await save();
  const { supplier_id } = expected;
  expect(await save({ supplier_id, lead_days: 5, expected })).toMatchObject({ lead_days: 5 });
  const late = { ...bosch, supplier_id, note: 'x', expected };
  expect(await refuse(await workshop.as('manager'), 'save_supplier', late)).toMatchObject({ code: 'PT412' });
  const retire = (retired: boolean) => ({ supplier_id, retired });
  await call(await workshop.as('manager'), 'set_supplier_retired', retire(true));
  expect([await list(), await list({ state: 'retired' })]).toEqual([[], ['Bosch Car Parts']]);
  await call(await workshop.as('manager'), 'set_supplier_retired', retire(false));
  expect([await list(), await list({ state: 'retired' })]).toEqual([['Bosch Car Parts'], []]);
});

test.each([
  [{ name: ' ' }, { code: 'PT400', message: 'Name is required', hint: 'name' }],
  [{ phone: 'call me' }, { code: 'PT400', hint: 'phone' }],
  [{ email: 'nobody' }, { code: 'PT400', hint: 'email' }],
  [{ gstin: '29AAGCP7383J1ZA' }, { code: 'PT400', message: 'Please enter a valid GSTIN', hint: 'gstin' }],
  [{ terms_days: 366 }, { code: 'PT400', message: 'Please enter 0 to 365 days', hint: 'terms_days' }],
  [{ lead_days: -1 }, { code: 'PT400', message: 'Please enter 0 to 365 days', hint: 'lead_days' }],
  [{ supplier_id: 99 }, { code: 'PT404', message: 'Supplier not found' }],
])('refuses %j', async (changes, expected) => {
  expect(await refuse(await workshop.as('manager'), 'save_supplier', { ...bosch, ...changes })).toMatchObject(
    expected,
  );
});

test('two suppliers cannot have one name', async () => {
  await save();
  const twice = { ...bosch, name: 'BOSCH car parts' };
  expect(await refuse(await workshop.as('manager'), 'save_supplier', twice)).toMatchObject({
    code: 'PT409',
    hint: 'name',
    message: 'A supplier with this name already exists',
  });
});
