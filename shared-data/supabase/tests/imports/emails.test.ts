import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { checkRows, importRows, rowsOf, stageRows } from './stage-rows.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const exec = (sql: string) => workshop.backend.exec(sql);
const gita = ['Gita Nair', '98765 43210', '3 Lake Road', ' Gita@Example.test '];
const stored = () =>
  exec(
    `select c.name, c.email, c.has_login, u.email as login from public.customers c
     join auth.users u on u.id = c.customer_id where c.name like 'Gita%'`,
  );

test('an imported email is a contact address without a login, and goes with the import @long', async () => {
  const done = await importRows(await manager(), 'customers', [gita]);
  expect(await stored()).toEqual([
    { name: 'Gita Nair', email: 'gita@example.test', has_login: false, login: null },
  ]);
  expect(await exec('select from private.unproved_addresses')).toEqual([]);
  await call(await manager(), 'undo_import', { import_id: done.import_id });
  expect(await stored()).toEqual([]);
});

test('an email is added to a customer who is merged, and taken back by undoing @long', async () => {
  await importRows(await manager(), 'customers', [gita.slice(0, 3)]);
  const done = await importRows(await manager(), 'customers', [gita], { duplicates: 'merge' });
  expect(await stored()).toMatchObject([{ email: 'gita@example.test' }]);
  await call(await manager(), 'undo_import', { import_id: done.import_id });
  expect(await stored()).toMatchObject([{ email: null }]);
});

test('an invalid or used email address is an error', async () => {
  const client = await manager();
  const importId = await stageRows(client, 'customers', [
    gita,
    ['Mina', '90000 51001', '', 'mina at home'],
    ['Sita', '90000 51002', '', 'GITA@example.test'],
    ['Tara', '90000 51003', '', 'othercustomer@example.test'],
    ['Uma', '90000 51004', '', 'mechanic@example.test'],
    ['Asha', '090000-00100', '', 'asha@elsewhere.test'],
  ]);
  await checkRows(client, 'customers', importId, { duplicates: 'merge' });
  const taken = 'Another person has this email address. Correct it, or leave it empty.';
  expect(await rowsOf(client, importId)).toMatchObject([
    { outcome: 'add' },
    { outcome: 'error', field: 'email', reason: 'Please enter a valid email address' },
    {
      outcome: 'error',
      field: 'email',
      reason: 'Row 2 has the same email address. Correct it, or leave it empty.',
    },
    { outcome: 'error', field: 'email', reason: taken },
    { outcome: 'error', field: 'email', reason: taken },
    { outcome: 'skip', reason: 'Asha has this phone number and a login, and keeps the own details' },
  ]);
});
