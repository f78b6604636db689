import { claim, outbox } from '../support/outbox.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string, values?: unknown[]) => workshop.backend.exec(sql, values);
const manager = () => workshop.as('manager');
const asha = {
  name: 'Asha',
  phone: '+91 90000 00100',
  email: 'customer@example.test',
  address: '1 Quiet Street',
};
const save = async (changes: object) =>
  call(await manager(), 'update_customer', { customer_id: workshop.idOf('customer'), ...asha, ...changes });
const refusal = async (changes: object) =>
  refuse(await manager(), 'update_customer', { customer_id: workshop.idOf('customer'), ...asha, ...changes });
const addWalkIn = async () =>
  (
    await call<{ customer_id: string }>(await manager(), 'register_walk_in', {
      name: 'Gita Nair',
      phone: '98765 43210',
    })
  ).customer_id;

test('a manager changes name, phone, email and address @long', async () => {
  const changed = {
    name: 'Asha Rao',
    phone: '+91 98450 33333',
    email: 'asha@work.example.test',
    address: '2 Loud Street',
  };
  expect(
    await save({ ...changed, name: ' Asha Rao ', email: ' ASHA@work.example.test ', expected: asha }),
  ).toEqual(changed);
  expect(
    await exec('select name, phone, email, address from public.customers where customer_id = $1', [
      workshop.idOf('customer'),
    ]),
  ).toEqual([changed]);
});

test('the audit trail says who changed which details, and not to what', async () => {
  await save({ name: 'Asha Rao', phone: '+91 98450 33333', email: 'new@example.test', address: '' });
  const { rows } = await call<{ rows: object[] }>(await manager(), 'list_changes', { subject: 'customer' });
  expect(rows[0]).toMatchObject({
    actor_name: 'Meera',
    action: 'changed',
    subject_label: 'Asha Rao',
    before: null,
    after: { details: ['name', 'phone', 'email', 'address'] },
  });
  expect(JSON.stringify(rows)).not.toMatch(/98450|new@|Quiet/);
});

test('details that someone changed since they were read are not overwritten', async () => {
  await save({ phone: '+91 98450 33333' });
  expect(await refusal({ address: 'Elsewhere', expected: asha })).toMatchObject({
    code: 'PT412',
    message: 'The details of this customer were changed by someone else.',
    details: expect.stringContaining('+91 98450 33333'),
  });
});

test.each([
  [{ name: ' ' }, 'PT400', 'name', 'Name is required'],
  [{ phone: '' }, 'PT400', 'phone', 'Phone number is required'],
  [{ phone: 'call me' }, 'PT400', 'phone', 'Please enter a valid phone number'],
  [{ phone: '090000-00200' }, 'PT409', 'phone', 'User with this phone number already exists'],
  [{ email: 'nobody' }, 'PT400', 'email', 'Please enter a valid email address'],
  [{ email: '' }, 'PT400', 'email', 'Email is required'],
  [{ email: 'OtherCustomer@example.test' }, 'PT409', 'email', 'User with this email already exists'],
  [{ email: 'mechanic@example.test' }, 'PT409', 'email', 'User with this email already exists'],
  [{ address: 'x'.repeat(501) }, 'PT400', 'address', 'Address must be no more than 500 characters long'],
])('%j is refused', async (changes, code, hint, message) => {
  expect(await refusal(changes)).toEqual({ code, hint, message });
});

test('a closed account is not changed', async () => {
  await exec('update public.customers set closed_at = now() where customer_id = $1', [
    workshop.idOf('customer'),
  ]);
  expect(await refusal({})).toMatchObject({ code: 'PT404' });
});

describe('an email that staff changed for someone with a login', () => {
  test('gets the messages, and the login keeps its own address', async () => {
    await save({ email: 'asha@work.example.test' });
    await call(await manager(), 'cancel_request', { request_id: requests.pending, reason: 'Closed' });
    expect(await claim(workshop)).toMatchObject([{ to: 'asha@work.example.test' }]);
    expect(await exec('select email from auth.users where id = $1', [workshop.idOf('customer')])).toEqual([
      { email: 'customer@example.test' },
    ]);
    expect(await call(await workshop.as('customer'), 'current_account')).toMatchObject({
      email: 'customer@example.test',
    });
  });

  test('stays when the person changes the address of the login', async () => {
    await save({ email: 'asha@work.example.test' });
    const change = (email: string) =>
      exec('update auth.users set email = $2 where id = $1', [workshop.idOf('customer'), email]);
    await change('asha@home.example.test');
    const stored = () =>
      exec('select email from public.customers where customer_id = $1', [workshop.idOf('customer')]);
    expect(await stored()).toEqual([{ email: 'asha@work.example.test' }]);
    await save({ email: 'asha@home.example.test' });
    await change('customer@example.test');
    expect(await stored()).toEqual([{ email: 'customer@example.test' }]);
  });

  test('needs no proof, while another detail leaves an unproved address unproved', async () => {
    const unproved = () => exec('select from private.unproved_addresses');
    await exec('insert into private.unproved_addresses (customer_id) values ($1)', [
      workshop.idOf('customer'),
    ]);
    await save({ phone: '+91 98450 33333' });
    expect(await unproved()).toHaveLength(1);
    await save({ phone: '+91 98450 33333', email: 'asha@work.example.test' });
    expect(await unproved()).toEqual([]);
  });
});

describe('the email of a customer without a login', () => {
  const setEmail = async (customer_id: string, email: string) =>
    call(await manager(), 'update_customer', { customer_id, name: 'Gita Nair', phone: '98765 43210', email });
  const withEmail = async (email = 'gita@example.test') => {
    const customer_id = await addWalkIn();
    await setEmail(customer_id, email);
    return customer_id;
  };

  test('makes no login, and can be removed', async () => {
    const customer_id = await withEmail();
    expect(await call(await manager(), 'list_customers', { search: 'gita@' })).toMatchObject({
      rows: [{ email: 'gita@example.test', has_login: false }],
    });
    expect(await exec('select email from auth.users where id = $1', [customer_id])).toEqual([
      { email: null },
    ]);
    await setEmail(customer_id, '');
    expect(await exec('select email from public.customers where customer_id = $1', [customer_id])).toEqual([
      { email: null },
    ]);
  });
  test('gets every message about the own jobs, each with the way out', async () => {
    const customer_id = await withEmail();
    await exec('update public.service_requests set customer_id = $1 where request_id = any ($2)', [
      customer_id,
      [requests.pending, requests.approved],
    ]);
    for (const request_id of [requests.pending, requests.approved]) {
      await call(await manager(), 'cancel_request', { request_id, reason: 'Closed' });
    }
    expect(await outbox(workshop)).toHaveLength(2);
    expect(await claim(workshop)).toMatchObject(
      Array(2).fill({ to: 'gita@example.test', stop_token: expect.any(String), asks_proof: false }),
    );
  });

  test('is that of the invitation, and whoever accepts with it needs no proof', async () => {
    const customer_id = await withEmail();
    const { code } = await call<{ code: string }>(await manager(), 'invite_customer', { customer_id });
    expect(await call(await workshop.as('visitor'), 'read_invitation', { code })).toMatchObject({
      email: 'gita@example.test',
    });
    const sent = { code, email: 'gita@example.test', password: 'gita1' };
    expect(await call(await workshop.as('visitor'), 'accept_invitation', sent)).toMatchObject({
      id: customer_id,
      email: 'gita@example.test',
    });
    expect(await exec('select from private.unproved_addresses')).toEqual([]);
    expect(
      await exec('select has_login from public.customers where customer_id = $1', [customer_id]),
    ).toEqual([{ has_login: true }]);
    const { error } = await connect(workshop.backend).auth.signInWithPassword(sent);
    expect(error).toBeNull();
  });

  test('gives way to the person who proves it in a login', async () => {
    const customer_id = await withEmail('shared@example.test');
    await exec('update auth.users set email = $2 where id = $1', [
      workshop.idOf('customer'),
      'shared@example.test',
    ]);
    expect(
      await exec(
        'select customer_id, email from public.customers where customer_id = any ($1) order by email',
        [[customer_id, workshop.idOf('customer')]],
      ),
    ).toEqual([
      { customer_id: workshop.idOf('customer'), email: 'shared@example.test' },
      { customer_id, email: null },
    ]);
  });
});
