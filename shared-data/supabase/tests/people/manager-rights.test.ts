import { emailOf } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const nina = { name: ' Nina ', email: ' Nina@Example.TEST ', phone: '+91 90000 00900', password: 'four' };
const manager = () => workshop.as('manager');
const last = {
  code: 'PT409',
  hint: 'manager_id',
  message: 'At least one manager must be allowed to change the settings',
};

test('a hired manager signs in with the rights that were chosen, none by default @long', async () => {
  const hired = await call(await manager(), 'hire_manager', nina);
  expect(hired).toMatchObject({ name: 'Nina', may_pay: false, may_change_settings: false });
  const client = connect(workshop.backend);
  await client.auth.signInWithPassword({ email: 'nina@example.test', password: 'four' });
  expect(await call(client, 'current_account')).toMatchObject({
    role: 'manager',
    may_pay: false,
    may_change_settings: false,
  });
  expect(await call(client, 'garage_counts')).toMatchObject({ mechanics: 3 });
});

test.each([
  [{ name: '' }, 'PT400', 'name', 'Name is required'],
  [{ password: 'abc' }, 'PT400', 'password', 'Password must be at least 4 characters long'],
  [{ email: emailOf('mechanic') }, 'PT409', 'email', 'User with this email already exists'],
])('hiring with %j is refused with %s at %s', async (change, code, hint, message) => {
  expect(await refuse(await manager(), 'hire_manager', { ...nina, ...change })).toEqual({
    code,
    hint,
    message,
  });
});

const payment = () => ({ mechanic_id: workshop.idOf('mechanic'), request_ids: [requests.completed] });

test('a manager without the right to pay neither pays nor sets a rate', async () => {
  const restricted = await workshop.as('restrictedManager');
  const refused = {
    code: 'PT403',
    message: 'You are not allowed to pay. Ask a manager who may change the settings.',
  };
  expect(await refuse(restricted, 'pay_salary', payment())).toEqual(refused);
  const rate = { mechanic_id: workshop.idOf('mechanic'), hourly_rate: 999 };
  expect(await refuse(restricted, 'set_hourly_rate', rate)).toEqual(refused);

  const manager_id = workshop.idOf('restrictedManager');
  await call(await manager(), 'set_manager_right', { manager_id, manager_right: 'pay', granted: true });
  expect(await call(restricted, 'pay_salary', payment())).toMatchObject({
    jobs_included: [requests.completed],
  });
});

test('a manager without the right to change settings does not clear requests or grant rights', async () => {
  const restricted = await workshop.as('restrictedManager');
  const refused = {
    code: 'PT403',
    message: 'You are not allowed to change the settings. Ask a manager who is.',
  };
  expect(await refuse(restricted, 'clear_all_requests')).toEqual(refused);
  const grant = { manager_id: workshop.idOf('restrictedManager'), manager_right: 'settings', granted: true };
  expect(await refuse(restricted, 'set_manager_right', grant)).toEqual(refused);
});

test('the last manager who may change settings keeps the right and stays', async () => {
  const manager_id = workshop.idOf('manager');
  const withdrawal = { manager_id, manager_right: 'settings', granted: false };
  expect(await refuse(await manager(), 'set_manager_right', withdrawal)).toEqual(last);
  expect(await refuse(await manager(), 'remove_manager', { manager_id })).toEqual(last);

  const other = workshop.idOf('restrictedManager');
  const grant = { manager_id: other, manager_right: 'settings', granted: true };
  await call(await manager(), 'set_manager_right', grant);
  expect(await call(await manager(), 'set_manager_right', withdrawal)).toMatchObject({
    may_change_settings: false,
  });
  expect(await refuse(await manager(), 'set_manager_right', grant)).toMatchObject({ code: 'PT403' });
});

test('a removed manager is signed out, and payments and the audit trail keep what they did', async () => {
  const restricted = await workshop.as('restrictedManager');
  const manager_id = workshop.idOf('restrictedManager');
  await call(await manager(), 'set_manager_right', { manager_id, manager_right: 'pay', granted: true });
  const paid = await call(restricted, 'pay_salary', payment());
  expect(await call(await manager(), 'remove_manager', { manager_id })).toEqual({
    manager_id,
    name: 'Farid',
  });
  expect(await refuse(restricted, 'garage_counts')).toMatchObject({ code: 'PT403' });
  const { rows } = await call<{ rows: Record<string, unknown>[] }>(await manager(), 'list_changes', {
    subject: 'payment',
    page_size: 1,
  });
  expect(rows).toMatchObject([{ actor_name: 'Farid', subject_key: String(paid.payment_id) }]);
});

test.each([
  [{ manager_right: 'fly' }, 'PT400'],
  [{ granted: null }, 'PT400'],
  [{ manager_id: '00000000-0000-4000-8000-000000000000' }, 'PT404'],
])('a right %j is refused with %s', async (change, code) => {
  const parameters = {
    manager_id: workshop.idOf('manager'),
    manager_right: 'pay',
    granted: true,
    ...change,
  };
  expect(await refuse(await manager(), 'set_manager_right', parameters)).toMatchObject({ code });
});

test('each change of a manager is in the audit trail', async () => {
  const { manager_id } = await call<{ manager_id: string }>(await manager(), 'hire_manager', {
    ...nina,
    email: 'omar@example.test',
  });
  await call(await manager(), 'set_manager_right', { manager_id, manager_right: 'pay', granted: true });
  await call(await manager(), 'remove_manager', { manager_id });
  const { rows } = await call<{ rows: Record<string, unknown>[] }>(await manager(), 'list_changes', {
    search: `#${manager_id}`,
  });
  expect(rows.map(({ action, before, after }) => [action, before, after])).toMatchObject([
    ['removed', { department: 'Management', may_pay: true, may_change_settings: false }, null],
    ['changed', { may_pay: false }, { may_pay: true }],
    ['added', null, { may_pay: false, may_change_settings: false }],
  ]);
});
