import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { phoneSpellings } from '../../../src/testing/spellings.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const exec = (sql: string) => workshop.backend.exec(sql);
interface Found {
  rows: { customer_id: string; name: string; has_login: boolean; requests: { request_id: number }[] }[];
  has_more: boolean;
}
const find = async (query: string) => call<Found>(await manager(), 'find_at_desk', { query });
const found = async (query: string) => (await find(query)).rows.map(({ name }) => name);
const addWalkIn = async (person = { name: 'Gita Nair', phone: '+91 98765 43210' }) =>
  call<{ customer_id: string }>(await manager(), 'register_walk_in', person);
const newCar = { registration_number: 'mh 12 de 1433', brand: 'Maruti Suzuki', model: 'Swift', year: 2020 };
const arrival = { kilometres: 41_200, fuel: 'half', belongings: 'Umbrella', key_number: 'K7' };

describe('a walk-in', () => {
  test('is registered with name and phone alone, and cannot sign in', async () => {
    const { customer_id } = await addWalkIn({ name: ' Gita Nair ', phone: ' +91 98765 43210 ' });
    expect(
      await exec(
        `select name, phone, email, has_login from public.customers where customer_id = '${customer_id}'`,
      ),
    ).toEqual([{ name: 'Gita Nair', phone: '+91 98765 43210', email: null, has_login: false }]);
    const [login] = await exec(
      `select email, encrypted_password from auth.users where id = '${customer_id}'`,
    );
    expect(login).toEqual({ email: null, encrypted_password: null });
    expect(await exec(`select 1 from auth.identities where user_id = '${customer_id}'`)).toEqual([]);
  });

  test('is in the customer list, its search, and the audit trail @long', async () => {
    const { customer_id } = await addWalkIn();
    for (const search of ['gita', '98765 43210', '9876543210']) {
      expect(await call(await manager(), 'list_customers', { search })).toMatchObject({
        rows: [{ name: 'Gita Nair', email: null, has_login: false }],
      });
    }
    const changes = await call<{ rows: object[] }>(await manager(), 'list_changes', {
      search: `#${customer_id}`,
    });
    expect(changes.rows).toMatchObject([
      { action: 'added', actor_name: 'Meera', subject_label: 'Gita Nair' },
    ]);
    expect(JSON.stringify(changes)).not.toContain('98765');
  });

  test.each([
    [{ name: ' ', phone: '+91 90000 01234' }, 'PT400', 'name', 'Name is required'],
    [{ name: 'Gita', phone: '' }, 'PT400', 'phone', 'Phone number is required'],
    [{ name: 'Gita', phone: 'call me' }, 'PT400', 'phone', 'Please enter a valid phone number'],
    [
      { name: 'Gita', phone: '+91 90000 00100' },
      'PT409',
      'phone',
      'User with this phone number already exists',
    ],
    [{ name: 'Gita', phone: '090000-00100' }, 'PT409', 'phone', 'User with this phone number already exists'],
  ])('%j is refused', async (person, code, hint, message) => {
    expect(await refuse(await manager(), 'register_walk_in', person)).toEqual({ code, hint, message });
  });

  test.each(phoneSpellings)('with the phone number %j is kept with %j', async (typed, kept) => {
    if (kept === null) {
      expect(await refuse(await manager(), 'register_walk_in', { name: 'G', phone: typed })).toEqual({
        code: 'PT400',
        hint: 'phone',
        message: 'Please enter a valid phone number',
      });
      return;
    }
    await addWalkIn({ name: 'Gita Nair', phone: kept });
    const again = { code: 'PT409', hint: 'phone', message: 'User with this phone number already exists' };
    expect(await refuse(await manager(), 'register_walk_in', { name: 'G', phone: typed })).toEqual(again);
    const login = { name: 'G', email: 'g@example.test', phone: typed, password: 'four' };
    expect(await refuse(await workshop.as('visitor'), 'register_customer', login)).toEqual(again);
    const hired = { employee_id: 'G1', specializations: [], experience_years: 1, hourly_rate: 100 };
    expect(await refuse(await manager(), 'hire_mechanic', { ...login, ...hired })).toEqual(again);
    expect(await found(typed)).toEqual(['Gita Nair']);
    await exec(
      "delete from auth.users where id in (select customer_id from public.customers where name = 'Gita Nair')",
    );
    expect(await addWalkIn({ name: 'Gita Nair', phone: typed })).toMatchObject({ phone: kept });
  });
});

describe('finding', () => {
  test('a person by parts of the phone number, as it is typed', async () => {
    await addWalkIn();
    for (const typed of [
      '987',
      '98765 4',
      '9876543210',
      '+91 98765',
      '098765 43210',
      '432 10',
      '(98765)-43210',
    ]) {
      expect([typed, await found(typed)]).toEqual([typed, ['Gita Nair']]);
    }
    expect(await found('98765 43211')).toEqual([]);
  });

  test('a car by its plate with and without spaces and dashes @long', async () => {
    for (const typed of ['KA 01 B 1', 'ka01b1', 'ka-01-b-1', 'KA01B']) {
      expect([typed, await found(typed)]).toEqual([typed, ['Bela']]);
    }
    await exec("update public.vehicles set registration_number = 'MH-12.DE 1433' where vehicle_id = 3");
    for (const typed of ['mh12de1433', 'MH 12 DE', '1433']) {
      expect([typed, await found(typed)]).toEqual([typed, ['Bela']]);
    }
  });

  test.each([
    ['asha', ['Asha']],
    ['  BEL ', ['Bela']],
    ['b', ['Bela']],
    ['othercustomer@', ['Bela']],
    ['', []],
    ['%', []],
    ['___', []],
    ['nobody', []],
  ])('%j finds %j', async (typed, names) => {
    expect(await found(typed)).toEqual(names);
  });

  test('open requests are listed with their customer, and a closed account is not found', async () => {
    const { rows } = await find('asha');
    expect(rows[0]?.requests.map(({ request_id }) => request_id).sort()).toEqual([1, 2, 3, 4, 5]);
    await exec(
      "update public.customers set closed_at = now(), email = null, phone = null where name = 'Asha'",
    );
    expect(await found('asha')).toEqual([]);
    expect(await found('KA 01 A 1')).toEqual([]);
  });

  test('more than eight people say so @long', async () => {
    for (let number = 0; number < 9; number++)
      await addWalkIn({ name: `Nitin ${number}`, phone: `98450 5550${number}` });
    const { rows, has_more } = await find('nitin');
    expect([rows.length, has_more]).toEqual([8, true]);
    expect((await find('nitin 3')).has_more).toBe(false);
  });
});

describe('booking on behalf of a customer', () => {
  const prepare = async () => {
    const { customer_id } = await addWalkIn();
    const { vehicle_id } = await call<{ vehicle_id: number }>(await manager(), 'add_vehicle_for', {
      customer_id,
      vehicle: newCar,
    });
    return { customer_id, vehicle_id };
  };
  const both = [services.oilChange, services.brakeRepair];

  test('a car and two services make one request with lines from the front desk', async () => {
    const booking = { ...(await prepare()), service_ids: both, scheduled_date: bookableDay };
    const key = '00000000-0000-4000-8000-00000000000a';
    const sent = { ...booking, channel: 'phone', customer_notes: ' Squeaks ', idempotency_key: key };
    const booked = await call<{ request_id: number }>(await manager(), 'book_for', sent);
    expect(booked).toMatchObject({ estimated_cost: 15_500 });
    expect(await call(await manager(), 'book_for', sent)).toEqual(booked);
    expect(await refuse(await manager(), 'book_for', { ...sent, service_ids: [1] })).toEqual({
      code: 'PT409',
      message: 'This request was received already, as it was first sent.',
    });
    expect(
      await exec(
        `select l.source, l.status, l.decided_by_name, l.decision_channel, r.registration_number, r.customer_notes
         from public.request_lines l join public.service_requests r using (request_id)
         where r.request_id = ${booked.request_id}`,
      ),
    ).toEqual(
      both.map(() => ({
        source: 'front_desk',
        status: 'approved',
        decided_by_name: 'Gita Nair',
        decision_channel: 'phone',
        registration_number: 'MH 12 DE 1433',
        customer_notes: 'Squeaks',
      })),
    );
  });

  test("another customer's car, an unknown customer and a past day are refused", async () => {
    const booking = { ...(await prepare()), service_ids: both, scheduled_date: bookableDay };
    const nobody = { customer_id: workshop.idOf('manager') };
    for (const [change, code, message] of [
      [{ vehicle_id: vehicles.first }, 'PT404', 'Vehicle not found'],
      [nobody, 'PT404', 'Customer not found'],
      [{ scheduled_date: '2020-01-01' }, 'PT400', 'The preferred date cannot be in the past'],
      [{ service_ids: [] }, 'PT400', 'Please select a service'],
      [{ channel: 'portal' }, 'PT400', 'The customer asks by phone or in person'],
    ] as const) {
      expect(await refuse(await manager(), 'book_for', { ...booking, ...change })).toMatchObject({
        code,
        message,
      });
    }
    expect(await refuse(await manager(), 'add_vehicle_for', { ...nobody, vehicle: newCar })).toMatchObject({
      code: 'PT404',
    });
  });

  test.each([
    [{ ...newCar, registration_number: 'KA 01 A 1' }, 'PT409', 'registration_number'],
    [{ ...newCar, year: 1800 }, 'PT400', 'year'],
    [{ ...newCar, year: 'new' }, 'PT400', 'vehicle'],
    [{}, 'PT400', 'registration_number'],
    [[], 'PT400', 'vehicle'],
  ])('the car %j is refused', async (vehicle, code, hint) => {
    const { customer_id } = await addWalkIn();
    expect(await refuse(await manager(), 'add_vehicle_for', { customer_id, vehicle })).toMatchObject({
      code,
      hint,
    });
  });
});

describe('check-in and collection', () => {
  beforeEach(() =>
    exec(`update public.service_requests set collected_at = completion_date, handed_over_by = 'Meera'
      where status = 'completed'`),
  );

  const checkIn = async (changes = {}) =>
    call(await manager(), 'check_in', { request_id: requests.approved, ...arrival, ...changes });
  const day = async () =>
    call<Record<'expected' | 'arrived' | 'ready', { request_id: number }[]>>(await manager(), 'desk_day');

  test('a check-in records who, what and the kilometres, and leaves the status', async () => {
    await checkIn();
    const [row] = await exec(
      `select status, checked_in_by, arrival_kilometres, arrival_fuel, belongings, key_number, arrived_at is not null as here
       from public.service_requests where request_id = ${requests.approved}`,
    );
    expect(row).toEqual({
      status: 'approved',
      checked_in_by: 'Meera',
      arrival_kilometres: 41_200,
      arrival_fuel: 'half',
      belongings: 'Umbrella',
      key_number: 'K7',
      here: true,
    });
    expect(
      await exec(
        'select vehicle_id::int, kilometres, source from public.odometer_readings where kilometres > 100',
      ),
    ).toEqual([{ vehicle_id: 1, kilometres: 41_200, source: 'check_in' }]);
    expect((await day()).arrived.map(({ request_id }) => request_id)).toEqual([requests.approved]);
    expect(
      await refuse(await manager(), 'check_in', { request_id: requests.approved, ...arrival }),
    ).toMatchObject({ code: 'PT409', message: 'This car is checked in already' });
  });

  test('a completed car is to be collected without a check-in, for a month', async () => {
    const id = requests.approved;
    const complete = (ago: string) =>
      exec(`update public.service_requests set status = 'completed', final_cost = 100, started_at = now() - interval '40 days',
        completion_date = now() - interval '${ago}' where request_id = ${id}`);
    const ready = async () => (await day()).ready.map(({ request_id }) => request_id);
    const [car] = await exec(
      `select registration_number from public.service_requests where request_id = ${id}`,
    );
    const atDesk = async () =>
      (await find(String(car?.registration_number))).rows.flatMap((person) =>
        person.requests.map(({ request_id }) => request_id),
      );
    await complete('2 hours');
    expect(await ready()).toEqual([id]);
    expect(await atDesk()).toContain(id);
    await complete('31 days');
    expect(await ready()).toEqual([]);
    expect(await atDesk()).not.toContain(id);
    await complete('2 hours');
    await call(await manager(), 'collect', { request_id: id });
    expect(await ready()).toEqual([]);
  });

  test('a mechanic checks in the car of an own job, and of no other', async () => {
    const own = { request_id: requests.inProgress, ...arrival };
    expect(await call(await workshop.as('mechanic'), 'check_in', own)).toMatchObject({
      request_id: requests.inProgress,
    });
    const [row] = await exec(
      `select checked_in_by from public.service_requests where request_id = ${requests.inProgress}`,
    );
    expect(row).toEqual({ checked_in_by: 'Ravi' });
    const another = { request_id: requests.pending, ...arrival };
    expect(await refuse(await workshop.as('mechanic'), 'check_in', another)).toMatchObject({
      code: 'PT404',
      hint: 'request_id',
    });
  });

  test('kilometres below the last reading are asked about', async () => {
    await checkIn();
    const again = { request_id: requests.pending, ...arrival, kilometres: 41_199 };
    expect(await refuse(await manager(), 'check_in', again)).toEqual({
      code: 'PT409',
      message: 'The last reading was 41,200 km',
      hint: 'kilometres',
      details: '41200',
    });
    await call(await manager(), 'check_in', { ...again, lower_is: 'right' });
    expect(await exec('select km_driven from public.vehicles where vehicle_id = 1')).toEqual([
      { km_driven: 41_199 },
    ]);
  });

  test('kilometres below the last reading are confirmed by screens of an earlier release too', async () => {
    await checkIn();
    const lower = { request_id: requests.pending, ...arrival, kilometres: 41_199 };
    expect(await refuse(await manager(), 'check_in', { ...lower, lower_is_right: false })).toMatchObject({
      details: '41200',
    });
    await call(await manager(), 'check_in', { ...lower, lower_is_right: true });
    expect(
      await exec(
        'select kilometres, is_reset from public.odometer_readings order by reading_id desc limit 1',
      ),
    ).toEqual([{ kilometres: 41_199, is_reset: false }]);
  });

  test.each([
    [{ kilometres: -1 }, 'PT400', 'kilometres'],
    [{ kilometres: 10_000_000 }, 'PT400', 'kilometres'],
    [{ fuel: 'some' }, 'PT400', 'fuel'],
    [{ belongings: 'x'.repeat(2001) }, 'PT400', 'belongings'],
    [{ key_number: 'x'.repeat(61) }, 'PT400', 'key_number'],
    [{ request_id: requests.completed }, 'PT409', undefined],
    [{ request_id: requests.cancelled }, 'PT409', undefined],
  ])('a check-in with %j is refused', async (change, code, hint) => {
    const sent = { request_id: requests.approved, ...arrival, ...change };
    const refusal = await refuse(await manager(), 'check_in', sent);
    expect([refusal.code, refusal.hint]).toEqual([code, hint]);
  });

  test('only the car of a completed job is collected, once', async () => {
    await exec('update public.service_requests set collected_at = null, handed_over_by = null where true');
    expect(await refuse(await manager(), 'collect', { request_id: requests.inProgress })).toEqual({
      code: 'PT409',
      message: 'Only the car of a completed job can be collected. This one is in progress.',
    });
    expect(await call(await manager(), 'collect', { request_id: requests.completed })).toMatchObject({
      final_cost: 3999.5,
    });
    expect(await refuse(await manager(), 'collect', { request_id: requests.completed })).toMatchObject({
      code: 'PT409',
      message: 'This car has been collected already',
    });
    expect(
      await exec(
        `select handed_over_by from public.service_requests where request_id = ${requests.completed}`,
      ),
    ).toEqual([{ handed_over_by: 'Meera' }]);
  });

  test('a car that was checked in is ready once its job is completed, and gone once collected', async () => {
    const job = { request_id: requests.inProgress };
    await checkIn(job);
    await call(await workshop.as('mechanic'), 'complete_job', job);
    expect((await day()).ready.map(({ request_id }) => request_id)).toEqual([requests.inProgress]);
    await call(await manager(), 'collect', job);
    expect(await day()).toMatchObject({ ready: [], arrived: [] });
  });

  test('the amount due for a car is the total less payments and credit notes @long', async () => {
    const job = { request_id: requests.inProgress };
    const owed = async () => {
      const { arrived, ready } = await call<Record<string, { owed: number | null }[]>>(
        await manager(),
        'desk_day',
      );
      return [...(arrived ?? []), ...(ready ?? [])].map((each) => each.owed);
    };
    await checkIn(job);
    await call(await manager(), 'record_payment', { ...job, method: 'cash', amount: 500 });
    expect(await owed()).toEqual([null]);
    await call(await workshop.as('mechanic'), 'complete_job', { ...job, final_cost: 4000 });
    expect(await owed()).toEqual([3500]);
    await exec("update private.garage set name = 'Test Motors', address = '1 Long Road' where true");
    const { invoice_id } = await call<{ invoice_id: number }>(await manager(), 'issue_invoice', job);
    await call(await manager(), 'record_payment', { ...job, method: 'upi', amount: 1000 });
    const lines = [{ position: 1, amount: 600 }];
    await call(await manager(), 'credit_invoice', { invoice_id, reason: 'Scratch', lines });
    expect(await owed()).toEqual([1900]);
  });

  test('a car whose request was cancelled after its arrival is handed back', async () => {
    await checkIn({ request_id: requests.pending });
    await exec(
      `update public.service_requests set status = 'cancelled' where request_id = ${requests.pending}`,
    );
    expect((await day()).ready.map(({ request_id }) => request_id)).toEqual([requests.pending]);
    await call(await manager(), 'collect', { request_id: requests.pending });
    expect(await refuse(await manager(), 'collect', { request_id: requests.cancelled })).toMatchObject({
      code: 'PT409',
    });
  });

  test("today's requests are expected until they arrive", async () => {
    await exec(
      `update public.service_requests set scheduled_date = now() where request_id = ${requests.approved}`,
    );
    const expected = async () => (await day()).expected.map(({ request_id }) => request_id);
    expect(await expected()).toContain(requests.approved);
    await checkIn();
    expect(await expected()).not.toContain(requests.approved);
  });

  test('the job card has customer, car, check-in and lines', async () => {
    await checkIn();
    expect(await call(await manager(), 'job_card', { request_id: requests.approved })).toMatchObject({
      customer: { name: 'Asha', phone: '+91 90000 00100' },
      registration_number: 'KA 01 A 1',
      arrival_kilometres: 41_200,
      belongings: 'Umbrella',
      lines: [{ description: 'Oil Change', amount: 3500 }],
    });
  });

  test('a closed account leaves no belongings behind', async () => {
    await checkIn();
    await exec(
      `update public.service_requests set status = 'cancelled', assigned_mechanic = null, started_at = null
       where vehicle_id = 1 and status in ('pending', 'approved', 'in_progress')`,
    );
    await call(await workshop.as('customer'), 'close_account', { password: 'secret1' });
    expect(await exec('select 1 from public.service_requests where belongings is not null')).toEqual([]);
  });
});
