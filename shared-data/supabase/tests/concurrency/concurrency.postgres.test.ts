import type { SupabaseClient } from '@supabase/supabase-js';
import { bookableDay, dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import { emailOf, type Person, password } from '../support/people.ts';
import {
  connect,
  openWorkshop,
  parts,
  requests,
  services,
  vehicles,
  type Workshop,
} from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
const race = (lock: string, runners: (() => Promise<unknown>)[]) => track.race(lock, runners);
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
beforeEach(() => workshop.reset());
afterAll(async () => {
  await track.close();
  await workshop.close();
});

/** A user's second session. */
const signIn = async (person: Person) => {
  const client = connect(workshop.backend);
  await client.auth.signInWithPassword({ email: emailOf(person), password });
  return client;
};

async function attempt(person: Person | 'visitor', name: string, parameters: Record<string, unknown> = {}) {
  const client = person === 'visitor' ? connect(workshop.backend) : await workshop.as(person);
  const { data, error } = await client.rpc(name, parameters);
  return error ? `${error.code} ${error.message}` : data;
}

const rows = (query: string) => workshop.backend.exec(query);
const refusals = (outcomes: unknown[]) => outcomes.filter((outcome) => typeof outcome === 'string');

describe('concurrently', () => {
  test('the desk and the mechanic complete a job once', async () => {
    const { inProgress: request_id } = requests;
    const complete = (person: Person) => () =>
      attempt(person, 'complete_job', { request_id, parts: [{ part_id: parts.oilFilter, quantity: 3 }] });
    const outcomes = await race(
      `select 1 from public.service_requests where request_id = ${request_id} for update`,
      [complete('mechanic'), complete('manager')],
    );
    expect(refusals(outcomes)).toEqual(['PT409 This job has already been completed']);
    expect(
      await rows(
        `select sum(quantity_used)::int as used from public.service_request_parts where request_id = ${request_id}`,
      ),
    ).toEqual([{ used: 3 }]);
  });

  test('a job is completed once @long', async () => {
    const completion = {
      request_id: requests.inProgress,
      parts: [{ part_id: parts.oilFilter, quantity: 3 }],
    };
    const again = await signIn('mechanic');
    const outcomes = await race(
      `select 1 from public.service_requests where request_id = ${requests.inProgress} for update`,
      [
        () => attempt('mechanic', 'complete_job', completion),
        async () => {
          const { data, error } = await again.rpc('complete_job', completion);
          return error ? `${error.code} ${error.message}` : data;
        },
      ],
    );
    expect(refusals(outcomes)).toEqual(['PT409 This job has already been completed']);
    expect(await rows('select current_stock from public.parts where id = 1')).toEqual([{ current_stock: 7 }]);
    expect(await rows('select quantity_used from public.service_request_parts where request_id = 3')).toEqual(
      [{ quantity_used: 3 }],
    );
  });

  test('the last part in stock goes to one of two jobs, and the other job is unchanged @long', async () => {
    await rows(`update public.parts set current_stock = 1 where id = ${parts.brakePad}`);
    const used = [
      { part_id: parts.oilFilter, quantity: 1 },
      { part_id: parts.brakePad, quantity: 1 },
    ];
    const outcomes = await race(`select 1 from public.parts where id = ${parts.brakePad} for update`, [
      () => attempt('mechanic', 'complete_job', { request_id: requests.inProgress, parts: used }),
      () =>
        attempt('otherMechanic', 'complete_job', {
          request_id: requests.othersInProgress,
          parts: [...used].reverse(),
        }),
    ]);
    expect(refusals(outcomes)).toEqual(['PT409 Brake Pad: only 0 pieces left in stock']);
    expect(await rows('select current_stock from public.parts order by id limit 2')).toEqual([
      { current_stock: 9 },
      { current_stock: 0 },
    ]);
    const jobs = await rows(`
      select r.status, count(p.part_id)::int as parts, r.completion_date is not null as dated
      from public.service_requests r left join public.service_request_parts p using (request_id)
      where r.request_id in (3, 7) group by r.request_id, r.status, r.completion_date order by 1`);
    expect(jobs).toEqual([
      { status: 'completed', parts: 2, dated: true },
      { status: 'in_progress', parts: 0, dated: false },
    ]);
  });

  test.each([
    [
      'adding a vehicle',
      (client: SupabaseClient) =>
        client.from('vehicles').insert({
          customer_id: workshop.idOf('customer'),
          registration_number: 'KA 09 Z 1',
          brand: 'a',
          model: 'b',
          year: 2020,
        }),
    ],
    [
      'booking',
      (client: SupabaseClient) =>
        client.rpc('book_service', {
          vehicle_id: vehicles.second,
          service_ids: [services.oilChange],
          scheduled_date: bookableDay,
        }),
    ],
    [
      'changing the details',
      (client: SupabaseClient) => client.rpc('update_profile', { name: 'Asha', phone: '+91 90000 00100' }),
    ],
  ] as const)('a closed account stays closed and empty beside %s @long', async (_, act) => {
    await rows(
      "update public.service_requests set status = 'cancelled', assigned_mechanic = null, started_at = null where customer_id = (select customer_id from public.customers where name = 'Asha') and status in ('pending', 'approved', 'in_progress')",
    );
    const [closing, other] = [await signIn('customer'), await signIn('customer')];
    const id = workshop.idOf('customer');
    await race(`select 1 from public.customers where customer_id = '${id}' for update`, [
      () => Promise.resolve(closing.rpc('close_account', { password })),
      () => Promise.resolve(act(other)),
    ]);
    const [{ closed_at: closedAt, name } = {}] = await rows(
      `select closed_at, name from public.customers where customer_id = '${id}'`,
    );
    const left = await rows(
      `select 1 from public.vehicles where customer_id = '${id}' union all
       select 1 from public.service_requests where customer_id = '${id}' and status = 'pending'`,
    );
    // Either a booking came first and is in the way, or the account is closed and empty.
    if (closedAt === null) expect(left.length).toBeGreaterThan(0);
    else expect([name, left]).toEqual(['Closed account', []]);
  });

  const request = requests.inProgress;
  const cancelling = { request_id: request, reason: 'No lift' };
  const otherWork: [string, Person, Record<string, unknown>, number, RegExp][] = [
    [
      'complete_job',
      'mechanic',
      { request_id: request },
      request,
      /^PT409 (This request is already completed|Only a job in progress can be completed\. This one is cancelled\.)$/,
    ],
    [
      'start_job',
      'mechanic',
      { request_id: requests.approved },
      requests.approved,
      /^PT409 Only an approved job can be started\. This one is cancelled\.$/,
    ],
    [
      'assign_mechanic',
      'manager',
      { request_id: requests.pending, mechanic_id: '' },
      requests.pending,
      /^PT409 This request is already cancelled$/,
    ],
    [
      'move_request',
      'customer',
      { request_id: requests.pending, scheduled_date: bookableDay },
      requests.pending,
      /^PT409 This request is already cancelled$/,
    ],
  ];

  test.each(otherWork)('cancelling beside %s leaves one state', async (name, person, given, id, refused) => {
    await rows(
      `update public.service_requests set scheduled_date = now() + interval '9 days' where request_id = ${id}`,
    );
    const parameters = 'mechanic_id' in given ? { ...given, mechanic_id: workshop.idOf('mechanic') } : given;
    const boss = await signIn('manager');
    const outcomes = await race(`select 1 from public.service_requests where request_id = ${id} for update`, [
      () => attempt(person, name, parameters),
      async () => {
        const { data, error } = await boss.rpc('cancel_request', { ...cancelling, request_id: id });
        return error ? `${error.code} ${error.message}` : data;
      },
    ]);
    for (const refusal of refusals(outcomes)) expect(refusal).toMatch(refused);
    const [row] = await rows(
      `select status, cancelled_at is not null as cancelled, completion_date is not null as completed
       from public.service_requests where request_id = ${id}`,
    );
    expect([
      { status: 'cancelled', cancelled: true, completed: false },
      { status: 'completed', cancelled: false, completed: true },
    ]).toContainEqual(row);
  });

  test('of two moves that saw the same day one is told about the other', async () => {
    const [seen] = await rows(
      `update public.service_requests set scheduled_date = now() + interval '9 days'
       where request_id = ${requests.pending} returning scheduled_date`,
    );
    const seen_date = new Date(String(seen?.scheduled_date)).toISOString();
    await rows(
      `update public.service_requests set scheduled_date = '${seen_date}' where request_id = ${requests.pending}`,
    );
    const move = { request_id: requests.pending, reason: 'x', seen_date };
    const outcomes = await race(
      `select 1 from public.service_requests where request_id = ${requests.pending} for update`,
      [
        () => attempt('customer', 'move_request', { ...move, scheduled_date: bookableDay }),
        () => attempt('manager', 'move_request', { ...move, scheduled_date: dayAhead(12) }),
      ],
    );
    expect(refusals(outcomes)).toEqual([expect.stringMatching(/^PT412 This request was moved to /)]);
  });

  test('a job is paid once', async () => {
    const payment = { mechanic_id: workshop.idOf('mechanic'), request_ids: [requests.completed] };
    const outcomes = await race(
      `select 1 from public.service_requests where request_id = ${requests.completed} for update`,
      [() => attempt('manager', 'pay_salary', payment), () => attempt('manager', 'pay_salary', payment)],
    );
    expect(refusals(outcomes)).toEqual([
      'PT409 One of these jobs has already been paid. Reload and try again.',
    ]);
    expect(
      await rows('select payment_id from public.salary_payments where 4 = any (jobs_included)'),
    ).toHaveLength(1);
  });

  test('a payment sent twice is one payment, and both requests get the same result', async () => {
    const payment = {
      mechanic_id: workshop.idOf('mechanic'),
      request_ids: [requests.completed],
      idempotency_key: '55555555-5555-4555-8555-555555555555',
    };
    const outcomes = await race(
      `select pg_advisory_xact_lock(hashtextextended('pay_salary ${payment.idempotency_key}', 0))`,
      [() => attempt('manager', 'pay_salary', payment), () => attempt('manager', 'pay_salary', payment)],
    );
    expect(refusals(outcomes)).toEqual([]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(await rows('select 1 from public.salary_payments')).toHaveLength(3);
  });

  test('additions to and removals from stock add up exactly @long', async () => {
    await rows('update public.parts set current_stock = 500 where id = 1');
    const people: Person[] = ['mechanic', 'otherMechanic', 'dismissed', 'manager'];
    const changes = Array.from({ length: 96 }, (_, place) =>
      place % 2 ? { mode: 'add', quantity: place } : { mode: 'subtract', quantity: place % 11 },
    );
    const sum = changes.reduce((to, { mode, quantity }) => to + (mode === 'add' ? quantity : -quantity), 500);
    const outcomes = await Promise.all(
      changes.map((change, place) =>
        attempt(people[place % people.length] as Person, 'update_stock', {
          part_id: parts.oilFilter,
          ...change,
        }),
      ),
    );
    expect(refusals(outcomes)).toEqual([]);
    expect(await rows('select current_stock from public.parts where id = 1')).toEqual([
      { current_stock: sum },
    ]);
  });

  test('an addition is never lost to a concurrent Set, which either came first or is a conflict', async () => {
    const lock = `select 1 from public.parts where id = ${parts.oilFilter} for update`;
    const part_id = parts.oilFilter;
    const outcomes = await race(lock, [
      () => attempt('mechanic', 'update_stock', { part_id, quantity: 50, mode: 'set', expected_stock: 10 }),
      () => attempt('otherMechanic', 'update_stock', { part_id, quantity: 3, mode: 'add' }),
    ]);
    const asks = refusals(outcomes);
    expect(
      asks.filter((text) => text !== 'PT412 The stock of Oil Filter has changed: it is 13 pieces now'),
    ).toEqual([]);
    expect(await rows('select current_stock from public.parts where id = 1')).toEqual([
      { current_stock: asks.length === 1 ? 13 : 53 },
    ]);
  });

  test('of two concurrent Sets one is a conflict', async () => {
    const lock = `select 1 from public.parts where id = ${parts.oilFilter} for update`;
    const set = { part_id: parts.oilFilter, mode: 'set', expected_stock: 10 };
    const outcomes = await race(lock, [
      () => attempt('mechanic', 'update_stock', { ...set, quantity: 20 }),
      () => attempt('manager', 'update_stock', { ...set, quantity: 30 }),
    ]);
    const [row] = await rows('select current_stock from public.parts where id = 1');
    expect([20, 30]).toContain(row?.current_stock);
    expect(refusals(outcomes)).toEqual([
      `PT412 The stock of Oil Filter has changed: it is ${row?.current_stock} pieces now`,
    ]);
  });

  test('an addition sent twice counts once, and both requests get the same result', async () => {
    const add = {
      part_id: parts.oilFilter,
      quantity: 5,
      mode: 'add',
      idempotency_key: '77777777-7777-4777-8777-777777777777',
    };
    const lock = `select 1 from public.parts where id = ${parts.oilFilter} for update`;
    const outcomes = await race(
      lock,
      [1, 2, 3].map(() => () => attempt('mechanic', 'update_stock', add)),
    );
    expect(refusals(outcomes)).toEqual([]);
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
    expect(await rows('select current_stock from public.parts where id = 1')).toEqual([
      { current_stock: 15 },
    ]);
  });

  test('a completion sent twice happens once, and both requests get the same result', async () => {
    const completion = {
      request_id: requests.inProgress,
      parts: [{ part_id: parts.oilFilter, quantity: 3 }],
      idempotency_key: '88888888-8888-4888-8888-888888888888',
    };
    const outcomes = await race(
      `select 1 from public.service_requests where request_id = ${requests.inProgress} for update`,
      [1, 2].map(() => () => attempt('mechanic', 'complete_job', completion)),
    );
    const reach = { channels: ['mail'], captured: [], problem: null };
    expect(outcomes).toEqual([
      { request_id: requests.inProgress, status: 'completed', final_cost: 12000, reach },
      { request_id: requests.inProgress, status: 'completed', final_cost: 12000, reach },
    ]);
    expect(await rows('select current_stock from public.parts where id = 1')).toEqual([{ current_stock: 7 }]);
  });

  test.each([
    [{ email: 'same@example.test' }, 'PT409 User with this email already exists'],
    [{ phone: '+91 90000 00777' }, 'PT409 User with this phone number already exists'],
  ])('only one of many registers with %o', async (shared, message) => {
    const before = await rows('select 1 from auth.users');
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((place) =>
        attempt('visitor', 'register_customer', {
          name: 'Twin',
          email: `twin${place}@example.test`,
          phone: `98450 ${88_000 + place}`,
          password: 'four',
          ...shared,
        }),
      ),
    );
    expect(refusals(outcomes)).toEqual([message, message, message]);
    expect(await rows('select 1 from auth.users')).toHaveLength(before.length + 1);
  });

  test('a booking sent twice is one booking @long', async () => {
    const booking = {
      vehicle_id: vehicles.first,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
      idempotency_key: '44444444-4444-4444-8444-444444444444',
    };
    const outcomes = await race(
      `select 1 from public.vehicles where vehicle_id = ${vehicles.first} for update`,
      [
        () => attempt('customer', 'book_service', booking),
        () => attempt('customer', 'book_service', booking),
      ],
    );
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(await rows('select 1 from public.service_requests')).toHaveLength(9);
    expect(await rows('select 1 from public.request_lines')).toHaveLength(9);
  });

  test('deferred work that is booked twice at once is one booking @long', async () => {
    const [line] = await rows(
      `insert into public.request_lines (
        request_id, position, kind, description, quantity, unit, source, status, decided_by_name, decided_at, decision_channel
      ) values (${requests.completed}, 2, 'other', 'Rear wiper', 1, 'pcs', 'mechanic', 'declined', 'Asha', now(), 'portal')
      returning line_id`,
    );
    const booking = {
      vehicle_id: vehicles.first,
      service_ids: [],
      scheduled_date: bookableDay,
      line_ids: [Number(line?.line_id)],
    };
    const outcomes = await race(
      `select 1 from public.vehicles where vehicle_id = ${vehicles.first} for update`,
      [
        () => attempt('customer', 'book_service', booking),
        () => attempt('customer', 'book_service', booking),
      ],
    );
    expect(refusals(outcomes)).toEqual(['PT404 This work was booked or done already']);
    expect(await rows('select 1 from public.service_requests')).toHaveLength(9);
  });

  test('a vehicle is either booked or deleted', async () => {
    const customer = await workshop.as('customer');
    const booking = {
      vehicle_id: vehicles.second,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    };
    const [booked, removed] = await race(
      `select 1 from public.vehicles where vehicle_id = ${vehicles.second} for update`,
      [
        () => attempt('customer', 'book_service', booking),
        async () => {
          const { error } = await customer.from('vehicles').delete().eq('vehicle_id', vehicles.second);
          return error?.message ?? 'deleted';
        },
      ],
    );
    const isBooked = removed === 'This vehicle has open service requests and cannot be deleted';
    expect(isBooked || (removed === 'deleted' && booked === 'PT404 Vehicle not found')).toBe(true);
    const orphans = await rows(
      "select 1 from public.service_requests where status = 'pending' and vehicle_id is null",
    );
    expect(orphans).toEqual([]);
  });

  test('a mechanic who is being dismissed gets no request, or it returns to pending', async () => {
    const mechanic_id = workshop.idOf('dismissed');
    const outcomes = await race(
      `select 1 from public.mechanics where mechanic_id = '${mechanic_id}' for update`,
      [
        () => attempt('manager', 'assign_mechanic', { request_id: requests.pending, mechanic_id }),
        () => attempt('manager', 'dismiss_mechanic', { mechanic_id }),
      ],
    );
    expect(refusals(outcomes).filter((message) => message !== 'PT404 Mechanic not found')).toEqual([]);
    expect(
      await rows('select status, assigned_mechanic from public.service_requests where request_id = 1'),
    ).toEqual([{ status: 'pending', assigned_mechanic: null }]);
  });

  test("a job completed during its mechanic's dismissal is completed or pending, never both @long", async () => {
    const outcomes = await race(
      `select 1 from public.service_requests where request_id = ${requests.inProgress} for update`,
      [
        () => attempt('mechanic', 'complete_job', { request_id: requests.inProgress }),
        () => attempt('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') }),
      ],
    );
    const [row] = await rows(
      'select status, mechanic_name from public.service_requests where request_id = 3',
    );
    const completed = refusals(outcomes).length === 0;
    expect(row).toEqual(
      completed ? { status: 'completed', mechanic_name: 'Ravi' } : { status: 'pending', mechanic_name: null },
    );
    if (!completed) expect(refusals(outcomes)).toEqual(['PT404 Job not found']);
  });

  test("a completion during its mechanic's dismissal does not deadlock @long", async () => {
    await workshop.as('mechanic');
    const outcomes = await race('lock table private.idempotent_results in share mode', [
      () =>
        attempt('mechanic', 'complete_job', {
          request_id: requests.inProgress,
          idempotency_key: '99999999-9999-4999-8999-999999999999',
        }),
      () => attempt('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') }),
    ]);
    expect(refusals(outcomes).filter((message) => message !== 'PT404 Job not found')).toEqual([]);
  });

  test('a change of stock during a dismissal is saved or refused with a message @long', async () => {
    await workshop.as('mechanic');
    const outcomes = await race('lock table private.idempotent_results in share mode', [
      () =>
        attempt('mechanic', 'update_stock', {
          part_id: parts.oilFilter,
          quantity: 5,
          mode: 'add',
          idempotency_key: '66666666-6666-4666-8666-666666666666',
        }),
      () => attempt('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') }),
    ]);
    const refusal = 'PT403 Only a mechanic or a manager can do this';
    expect(refusals(outcomes).filter((message) => message !== refusal)).toEqual([]);
    const [row] = await rows('select current_stock from public.parts where id = 1');
    expect(row?.current_stock).toBe(refusals(outcomes).length === 0 ? 15 : 10);
  });

  test('a press of the clock during a dismissal is refused with a message', async () => {
    const mechanic_id = workshop.idOf('mechanic');
    await workshop.as('mechanic');
    const clock = await track.hold("select private.lock_value('clock', '')");
    const dismissal = attempt('manager', 'dismiss_mechanic', { mechanic_id });
    await track.untilWaiting(1);
    const press = attempt('mechanic', 'clock_other_work', { kind: 'cleaning' });
    await track.untilWaiting(2);
    await clock.release();
    expect(await press).toBe('PT403 Only a mechanic or a manager can do this');
    expect(refusals([await dismissal])).toEqual([]);
  });

  test('of two managers who remove each other, one remains @long', async () => {
    const first = await workshop.as('manager');
    const hired = { name: 'Dev', email: 'dev@example.test', phone: '8123456789', password };
    const { data: second } = await first.rpc('hire_manager', hired);
    expect(second.manager_id).toBeDefined();
    const remove = async (client: SupabaseClient, manager_id: string) =>
      (await client.rpc('remove_manager', { manager_id })).error?.message;
    const other = await signIn('manager');
    const outcomes = await race("select private.lock_value('managers', 'rights')", [
      () => remove(first, workshop.idOf('manager')),
      () => remove(other, second.manager_id),
    ]);
    expect(outcomes.filter((message) => message === undefined)).toHaveLength(1);
    const [left] = await rows('select count(*)::int as n from public.managers where may_change_settings');
    expect(left?.n).toBe(1);
  });

  test('clearing waits for a running completion @long', async () => {
    const shelf = await track.hold(`select 1 from public.parts where id = ${parts.oilFilter} for update`);
    const completed = attempt('mechanic', 'complete_job', {
      request_id: requests.inProgress,
      parts: [{ part_id: parts.oilFilter, quantity: 1 }],
    });
    await track.untilWaiting(1);
    const cleared = attempt('manager', 'clear_all_requests');
    await track.untilWaiting(2);
    await shelf.release();
    expect(await completed).toMatchObject({ status: 'completed' });
    expect(await cleared).toEqual({ requests: 8, lines: 8, parts: 3 });
    expect(await rows('select 1 from public.service_requests')).toEqual([]);
  });

  // Not with the long ones, which run at another moment: PostgreSQL's timeouts do not end under libfaketime.
  test('clearing gives up when the tables stay locked, and deletes nothing', async () => {
    const gate = await track.hold('lock table public.request_lines in row exclusive mode');
    try {
      const busy = 'PT409 The garage is busy just now. Please try again.';
      expect(await attempt('manager', 'clear_all_requests')).toBe(busy);
    } finally {
      await gate.release();
    }
    expect(await rows('select 1 from public.service_requests')).toHaveLength(8);
    // The waiting transaction went first, and the next attempt succeeds.
    expect(await attempt('manager', 'clear_all_requests')).toEqual({ requests: 8, lines: 8, parts: 2 });
  });
});
