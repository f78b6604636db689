import { createClient } from '@supabase/supabase-js';
import { checkRows, stageRows } from '../imports/stage-rows.ts';
import { emailOf, type Person, password } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

interface Session {
  session_id: string;
  user_agent: string | null;
  is_current: boolean;
}

const signIn = async (person: Person = 'customer') => {
  const client = connect(workshop.backend);
  const { error } = await client.auth.signInWithPassword({ email: emailOf(person), password });
  return { client, error };
};
const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);

describe('the own details', () => {
  beforeEach(() => workshop.reset());

  test.each([
    ['customer', { name: 'Asha R', phone: '+91 90000 00101', address: '3 New Street' }],
    ['mechanic', { name: 'Ravi K', phone: '+91 90000 00411' }],
    ['manager', { name: 'Meera I', phone: '+91 90000 00311' }],
  ] as const)('a %s changes name and phone', async (role, details) => {
    const client = await workshop.as(role);
    const sent = { ...details, name: `  ${details.name} ` };
    expect(await call(client, 'update_profile', sent)).toMatchObject({ role, ...details });
    expect(await call(client, 'current_account')).toMatchObject(details);
  });

  test("a mechanic's new name is in their open jobs and not in completed ones", async () => {
    await call(await workshop.as('mechanic'), 'update_profile', { name: 'Ravi K', phone: '+91 90000 00401' });
    const rows = await exec(
      "select status, mechanic_name from public.service_requests where mechanic_name like 'Ravi%' order by request_id",
    );
    expect(rows.map((row) => [row.status, row.mechanic_name])).toEqual([
      ['approved', 'Ravi K'],
      ['in_progress', 'Ravi K'],
      ['completed', 'Ravi'],
      ['completed', 'Ravi'],
    ]);
  });

  test.each([
    ['customer', { name: ' ', phone: '+91 90000 00101' }, 'PT400', 'name', 'Name is required'],
    ['mechanic', { name: ' ', phone: '+91 90000 00101' }, 'PT400', 'name', 'Name is required'],
    ['manager', { name: 'M', phone: ' ' }, 'PT400', 'phone', 'Phone number is required'],
    ['manager', { name: 'M', phone: 'call' }, 'PT400', 'phone', 'Please enter a valid phone number'],
    [
      'mechanic',
      { name: 'R\nK', phone: '+91 90000 01234' },
      'PT400',
      'name',
      'Name has a character that cannot be used',
    ],
    [
      'customer',
      { name: 'A', phone: '+91 90000 00200' },
      'PT409',
      'phone',
      'User with this phone number already exists',
    ],
    [
      'mechanic',
      { name: 'R', phone: '+91 90000 00402' },
      'PT409',
      'phone',
      'User with this phone number already exists',
    ],
  ] as const)('a %s cannot save %j', async (role, details, code, hint, message) => {
    expect(await refuse(await workshop.as(role), 'update_profile', details)).toEqual({ code, hint, message });
  });
});

describe('signed-in devices', () => {
  beforeEach(() =>
    exec(
      "delete from auth.sessions where user_id = (select customer_id from public.customers where name = 'Asha')",
    ),
  );

  test('this one is first, and only the own ones are listed', async () => {
    await signIn('otherCustomer');
    await signIn();
    const { client } = await signIn();
    const sessions = await call<Session[]>(client, 'list_sessions');
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'created_at',
      'is_current',
      'session_id',
      'used_at',
      'user_agent',
    ]);
  });

  test('the browser of a sign-in is listed', async () => {
    const client = createClient('http://localhost', workshop.backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: workshop.backend.fetch, headers: { 'user-agent': 'Firefox on Linux' } },
    });
    await client.auth.signInWithPassword({ email: emailOf('customer'), password });
    expect(await call<Session[]>(client, 'list_sessions')).toMatchObject([
      { user_agent: 'Firefox on Linux', is_current: true },
    ]);
  });

  test('an expired one is not listed', async () => {
    await signIn();
    await exec("update auth.sessions set not_after = now() - interval '1 minute' where user_id = $1", [
      workshop.idOf('customer'),
    ]);
    const { client } = await signIn();
    expect(await call<Session[]>(client, 'list_sessions')).toHaveLength(1);
  });

  test('ending one refuses its next request and keeps the others', async () => {
    const [here, there, third] = [await signIn(), await signIn(), await signIn()];
    const sessions = await call<Session[]>(there.client, 'list_sessions');
    const session_id = sessions.find(({ is_current }) => is_current)?.session_id;
    await call(here.client, 'end_session', { session_id });
    expect(await refuse(there.client, 'current_account')).toMatchObject({ code: 'PT401' });
    expect(await call(third.client, 'current_account')).toMatchObject({ name: 'Asha' });
    expect(await refuse(here.client, 'end_session', { session_id })).toMatchObject({ code: 'PT404' });
  });

  test("another user's is not ended", async () => {
    const [other, mine] = [await signIn('otherCustomer'), await signIn()];
    const [theirs] = await call<Session[]>(other.client, 'list_sessions');
    const { code } = await refuse(mine.client, 'end_session', { session_id: theirs?.session_id });
    expect(code).toBe('PT404');
    expect(await call(other.client, 'current_account')).toMatchObject({ name: 'Bela' });
  });

  test('ending all others keeps this one', async () => {
    const [here, there, third] = [await signIn(), await signIn(), await signIn()];
    expect(await call(here.client, 'end_other_sessions')).toBe(2);
    for (const { client } of [there, third]) {
      expect(await refuse(client, 'current_account')).toMatchObject({ code: 'PT401' });
    }
    expect(await call(here.client, 'current_account')).toMatchObject({ name: 'Asha' });
  });
});

test('a customer gets all own data and nobody else’s', async () => {
  await workshop.reset();
  const data = await call<{ vehicles: object[]; service_requests: object[] }>(
    (await signIn()).client,
    'own_data',
  );
  expect(data).toMatchObject({
    account: {
      name: 'Asha',
      email: 'customer@example.test',
      phone: '+91 90000 00100',
      address: '1 Quiet Street',
    },
    vehicles: [{ registration_number: 'KA 01 A 1' }, { registration_number: 'KA 01 A 2' }],
  });
  expect(data.service_requests).toHaveLength(6);
  expect(data.service_requests[3]).toMatchObject({
    request_id: requests.completed,
    parts: [{ part_name: 'Oil Filter', quantity: 1, cost: 150 }],
    lines: [{ description: 'Oil Change', status: 'approved', amount: 3500 }],
    photos: [],
  });
  expect(data.service_requests[2]).toMatchObject({
    request_id: requests.inProgress,
    photos: [
      {
        stage: 'check_in',
        caption: null,
        taken_by_name: 'Ravi',
        taken_at: expect.any(String),
        bytes: 100,
        width: 40,
        height: 30,
        sha256: '0'.repeat(64),
      },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/Bela|othercustomer|KA 01 B 1/);
});

describe('closing an account', () => {
  beforeEach(() => workshop.reset());

  /** The customer's open requests are cancelled. */
  const cancelOpen = () =>
    exec(
      `update public.service_requests set status = 'cancelled', assigned_mechanic = null, started_at = null,
         customer_notes = 'Call 100'
       where vehicle_id = 1 and status in ('pending', 'approved', 'in_progress')`,
    );

  test('open requests are in the way', async () => {
    const { client } = await signIn();
    expect(await refuse(client, 'close_account', { password })).toEqual({
      code: 'PT409',
      message: 'You have 3 open service requests. Close the account once they are completed or cancelled.',
    });
    expect(await call(client, 'current_account')).toMatchObject({ name: 'Asha' });
  });

  test('a wrong password is refused, and guessing is limited @long', async () => {
    await cancelOpen();
    const { client } = await signIn();
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await refuse(client, 'close_account', { password: `wrong${attempt}` })).toEqual({
        code: 'PT400',
        message: 'This is not your password',
        hint: 'password',
      });
    }
    expect(await refuse(client, 'close_account', { password })).toMatchObject({ code: 'PT429' });
  });

  test('a login without a password has to set one first', async () => {
    await cancelOpen();
    const { client } = await signIn();
    await exec(`update auth.users set encrypted_password = null where email = '${emailOf('customer')}'`);
    expect(await refuse(client, 'close_account', { password: '' })).toMatchObject({
      code: 'PT409',
      hint: 'password',
    });
  });

  test('personal data and the login go, and the requests stay without a name @long', async () => {
    await cancelOpen();
    await exec("update public.customers set status = 'inactive' where name = 'Asha'");
    const id = workshop.idOf('customer');
    const [here, there] = [await signIn(), await signIn()];
    await call(here.client, 'update_profile', {
      name: 'Asha Rao',
      phone: '+91 90000 00100',
      address: '1 Quiet Street',
    });
    const [sold] =
      await exec(`insert into public.vehicles (customer_id, registration_number, brand, model, year)
      values ('${workshop.idOf('otherCustomer')}', 'KA 07 Z 1', 'Tata', 'Nexon', 2020) returning vehicle_id`);
    const made = await call<{ code: string }>(await workshop.as('otherCustomer'), 'pass_on_vehicle', sold);
    await call(here.client, 'take_vehicle', { code: made.code });
    expect(await call(here.client, 'close_account', { password })).toEqual({ closed: true });

    for (const { client } of [here, there]) {
      expect(await refuse(client, 'current_account')).toMatchObject({ code: 'PT401' });
    }
    expect((await signIn()).error).not.toBeNull();
    const [login] = await exec(`select email, encrypted_password from auth.users where id = '${id}'`);
    expect(login).toEqual({ email: null, encrypted_password: null });
    expect(await exec(`select 1 from auth.identities where user_id = '${id}'`)).toEqual([]);
    const [row] = await exec(`select * from public.customers where customer_id = '${id}'`);
    expect(row).toMatchObject({ name: 'Closed account', email: null, phone: null, address: null });
    expect(await exec(`select 1 from public.vehicles where customer_id = '${id}'`)).toEqual([]);
    const kept = await exec(
      `select registration_number, customer_notes, mechanic_notes, final_cost::float8 from public.service_requests
       where customer_id = '${id}' and status = 'completed' order by request_id`,
    );
    expect(kept).toEqual([
      { registration_number: 'Removed', customer_notes: null, mechanic_notes: null, final_cost: 3999.5 },
      { registration_number: 'Removed', customer_notes: null, mechanic_notes: null, final_cost: 12000 },
    ]);
    const trail = await exec('select * from private.changes');
    expect(trail.filter(({ subject }) => subject === 'vehicle')).toMatchObject([
      { actor_name: 'Closed account', subject_label: 'Removed' },
    ]);
    const ofCustomer = trail.filter(({ actor_id, subject_key }) => actor_id === id || subject_key === id);
    expect(ofCustomer.length).toBeGreaterThan(0);
    expect(JSON.stringify(ofCustomer)).not.toMatch(/Asha/);
  });

  test('free text, sent estimates and the entries about them name nobody @long', async () => {
    const manager = await workshop.as('manager');
    await call(await workshop.as('customer'), 'update_profile', {
      name: 'Asha Rao',
      phone: '98450 11111',
      address: null,
    });
    const request_id = requests.inProgress;
    await call(manager, 'add_line', {
      request_id,
      line: {
        kind: 'other',
        description: 'Key for Asha, KA01A1',
        quantity: 1,
        unit: 'pcs',
        unit_price: 50,
        what_it_is: 'Ashalata oil',
        why_needed: 'Mrs RAO asked: 9845011111',
        if_it_waits: 'Nothing',
      },
    });
    await call(manager, 'send_estimate', { request_id });
    await exec(
      `update private.estimates set inspections = '[{"items": [{"name": "Tyres", "note": "Asha: worn"}]}]'`,
    );
    await exec(
      `insert into private.notices (recipient, event, request_id, key, details)
       values ($1, 'estimate_approved', $2, 'told', '{"name": "Asha Rao", "approved": 1}')`,
      [workshop.idOf('manager'), request_id],
    );
    await cancelOpen();
    await call((await signIn()).client, 'close_account', { password });

    const [line] = await exec(
      `select description, what_it_is, why_needed, if_it_waits from public.request_lines
       where request_id = $1 and kind = 'other'`,
      [request_id],
    );
    expect(line).toEqual({
      description: 'Key for …, …',
      what_it_is: 'Ashalata oil',
      why_needed: 'Mrs … asked: …',
      if_it_waits: 'Nothing',
    });
    const kept = await exec(
      `select e.lines, e.inspections, n.details from private.estimates e
       join private.notices n on n.request_id = e.request_id and n.key = 'told' where e.request_id = $1`,
      [request_id],
    );
    expect(kept).toMatchObject([
      { inspections: [{ items: [{ name: 'Tyres', note: null }] }], details: { approved: 1 } },
    ]);
    expect(JSON.stringify(kept)).toContain('Key for …');
    const trail = await exec("select * from private.changes where subject in ('line', 'request')");
    expect(JSON.stringify(trail)).toContain('Key for …');
    for (const rows of [kept, trail])
      expect(JSON.stringify(rows)).not.toMatch(/\bAsha\b|\bRao\b|KA ?01 ?A ?1\b|98450/i);
  });

  test('imports forget the phone number, also with a car that was theirs @long', async () => {
    const importId = await stageRows(await workshop.as('manager'), 'vehicles', [
      ['KA 09 X 1', '90000 00100', 'Hyundai', 'Creta', '2021', '', 'petrol', ''],
      ['KA 09 X 2', '90000 00200', 'Honda', 'City', '2019', '', 'petrol', ''],
    ]);
    await checkRows(await workshop.as('manager'), 'vehicles', importId);
    await call(await workshop.as('manager'), 'apply_import', { import_id: importId });
    await exec(`update public.vehicles set customer_id = $1 where registration_number = 'KA 09 X 1'`, [
      workshop.idOf('otherCustomer'),
    ]);
    const phones = async () =>
      (
        await exec("select entry ->> 'owner_phone' as phone from private.import_rows order by row_number")
      ).map(({ phone }) => phone);
    expect(await phones()).toEqual(['+91 90000 00100', '+91 90000 00200']);
    await cancelOpen();
    await call((await signIn()).client, 'close_account', { password });
    expect(await phones()).toEqual([null, '+91 90000 00200']);
  });

  test('managers no longer find the customer and still see the requests @long', async () => {
    await cancelOpen();
    await call((await signIn()).client, 'close_account', { password });
    const manager = await workshop.as('manager');
    const found = await call<{ rows: { name: string }[] }>(manager, 'list_customers');
    expect(found.rows.map(({ name }) => name)).toEqual(['Bela']);
    expect(await call(manager, 'garage_counts')).toMatchObject({ customers: 1, vehicles: 1 });
    const { rows } = await call<{ rows: { customer: object }[] }>(manager, 'list_assignments', {
      status: 'completed',
    });
    expect(rows.map(({ customer }) => customer)).toContainEqual({
      customer_id: workshop.idOf('customer'),
      name: 'Closed account',
      email: null,
      phone: null,
    });
    expect(await exec("select 1 from private.changes where subject_label like 'Asha%'")).toEqual([]);
  });

  test('the address and the phone number can be registered again @long', async () => {
    await cancelOpen();
    await call((await signIn()).client, 'close_account', { password });
    const again = { name: 'Asha', email: emailOf('customer'), phone: '+91 90000 00100', password };
    expect(await call(await workshop.as('visitor'), 'register_customer', again)).toMatchObject({
      role: 'customer',
      email: emailOf('customer'),
    });
  });
});
