import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refusalOf } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let before: number;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  const [row] = await workshop.backend.exec(
    'select coalesce(max(change_id), 0) as last from private.changes',
  );
  before = Number(row?.last);
});
afterAll(() => workshop.close());

interface Change {
  change_id: number;
  actor_name: string | null;
  actor_role: string;
  action: string;
  subject: string;
  subject_key: string;
  subject_label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const list = async (parameters: Record<string, unknown> = {}) =>
  call<{ rows: Change[]; total: number }>(await workshop.as('manager'), 'list_changes', parameters);

/** The entries of this test, oldest first. */
const recorded = async (parameters: Record<string, unknown> = {}) =>
  (await list({ page_size: 100, ...parameters })).rows
    .filter(({ change_id }) => change_id > before)
    .reverse();

const told = ({ actor_name, action, subject, subject_key }: Change) =>
  `${actor_name} ${action} ${subject} ${subject_key}`;

test('every change of a request is recorded with actor, old and new values @long', async () => {
  const [customer, mechanic, manager] = await Promise.all(
    (['customer', 'mechanic', 'manager'] as const).map(workshop.as),
  );
  if (!customer || !mechanic || !manager) throw new Error('Nobody is there');
  const { request_id } = await call<{ request_id: number }>(customer, 'book_service', {
    vehicle_id: vehicles.first,
    service_ids: [services.oilChange],
    scheduled_date: bookableDay,
  });
  const mechanic_id = workshop.idOf('mechanic');
  await call(manager, 'assign_mechanic', { request_id, mechanic_id });
  await call(mechanic, 'start_job', { request_id });
  await call(mechanic, 'complete_job', {
    request_id,
    final_cost: 4000,
    parts: [{ part_id: parts.oilFilter, quantity: 2 }],
  });
  await call(manager, 'set_hourly_rate', { mechanic_id, hourly_rate: 333 });
  const payment = await call(manager, 'pay_salary', { mechanic_id, request_ids: [request_id] });

  const changes = await recorded();
  expect(changes.map(told)).toEqual([
    `Asha added request ${request_id}`,
    `Asha added line ${request_id}`,
    `Meera changed request ${request_id}`,
    `Ravi changed request ${request_id}`,
    `Ravi changed part ${parts.oilFilter}`,
    `Ravi added used_part ${request_id}`,
    `Ravi changed request ${request_id}`,
    `Meera changed mechanic ${mechanic_id}`,
    `Meera changed request ${request_id}`,
    `Meera added payment ${payment.payment_id}`,
  ]);
  expect(changes.map(({ before, after }) => [before, after])).toMatchObject([
    [null, { status: 'pending', estimated_cost: 3500 }],
    [null, { status: 'approved', description: 'Oil Change', amount: 3500 }],
    [{ status: 'pending' }, { status: 'approved', mechanic_name: 'Ravi' }],
    [{ status: 'approved' }, { status: 'in_progress' }],
    [{ current_stock: 10 }, { current_stock: 8 }],
    [null, { quantity_used: 2, part_cost: 300 }],
    [{ status: 'in_progress' }, { status: 'completed', final_cost: 4000 }],
    [{ hourly_rate: 300 }, { hourly_rate: 333 }],
    [{ is_paid: false }, { is_paid: true }],
    [null, { bonus_amount: 120 }],
  ]);
});

test('the trail survives and records Clear All and a dismissal @long', async () => {
  const manager = await workshop.as('manager');
  const mechanic_id = workshop.idOf('mechanic');
  await call(await workshop.as('mechanic'), 'queue_job', { request_id: requests.inProgress });
  await call(manager, 'dismiss_mechanic', { mechanic_id });
  await call(manager, 'clear_all_requests');
  const changes = (await recorded()).map(told);
  expect(changes).toContain(`Ravi changed request ${requests.inProgress}`);
  expect(changes).toContain(`Meera changed request ${requests.inProgress}`);
  expect(changes).toContain(`Meera removed mechanic ${mechanic_id}`);
  expect(changes.slice(-3).sort()).toEqual([
    ...['Meera removed line all', 'Meera removed request all', 'Meera removed used_part all'],
  ]);
});

test('Clear All is one entry for each table with its totals, and none for empty tables @long', async () => {
  const manager = await workshop.as('manager');
  await call(manager, 'clear_all_requests');
  await call(manager, 'clear_all_requests');
  const [linesGone, requestsGone, partsGone] = (await recorded()).toSorted((a, b) =>
    a.subject.localeCompare(b.subject),
  );
  expect(requestsGone).toMatchObject({
    actor_name: 'Meera',
    actor_role: 'manager',
    action: 'removed',
    subject_label: 'All service requests',
    before: {
      requests: 8,
      first_request: 1,
      last_request: 8,
      unpaid_jobs: 2,
      final_cost: 19_499.5,
      pending: 1,
      approved: 1,
      in_progress: 2,
      completed: 3,
      cancelled: 1,
    },
    after: null,
  });
  expect(partsGone).toMatchObject({
    subject_label: 'All parts used',
    before: { used_parts: 2, quantity_used: 3, part_cost: 450 },
  });
  expect(linesGone).toMatchObject({
    subject_label: 'All lines',
    before: { lines: 8, approved: 8, amount: 53_500 },
  });
  expect(await recorded()).toHaveLength(3);
});

test('request ids are not reused after Clear All', async () => {
  await call(await workshop.as('manager'), 'clear_all_requests');
  const booking = {
    vehicle_id: vehicles.first,
    service_ids: [services.oilChange],
    scheduled_date: bookableDay,
  };
  const { request_id } = await call<{ request_id: number }>(
    await workshop.as('customer'),
    'book_service',
    booking,
  );
  expect(request_id).toBe(9);
});

test('refused changes and changes of unaudited columns are not recorded', async () => {
  const customer = await workshop.as('customer');
  await refusalOf(customer.rpc('start_job', { request_id: requests.approved }));
  await customer.from('customers').update({ phone: '+91 90000 00109' }).eq('name', 'Asha');
  await refusalOf(
    (await workshop.as('mechanic')).rpc('complete_job', {
      request_id: requests.inProgress,
      parts: [
        { part_id: parts.oilFilter, quantity: 1 },
        { part_id: parts.outOfStock, quantity: 1 },
      ],
    }),
  );
  expect(await recorded()).toEqual([]);
});

test('changes in SQL are recorded as the operator’s', async () => {
  await workshop.backend.exec("update public.customers set status = 'inactive' where name = 'Bela'");
  expect(await recorded()).toMatchObject([
    {
      actor_name: null,
      actor_role: 'operator',
      action: 'changed',
      subject: 'customer',
      subject_label: 'Bela',
      before: { status: 'active' },
      after: { status: 'inactive' },
    },
  ]);
});

test.each([
  'update private.changes set actor_name = null where true',
  'delete from private.changes where true',
  'truncate private.changes',
])('it can only grow, even for its owner: %s', async (statement) => {
  await expect(workshop.backend.exec(statement)).rejects.toThrow('The audit trail can only grow');
});

test('every table whose changes are promised to be recorded has its trigger', async () => {
  const rows = await workshop.backend.exec(
    `select distinct tgrelid::regclass::text as name from pg_trigger
     where tgname = 'record_change' and tgenabled = 'O'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['service_requests', 'request_lines', 'service_request_parts', 'parts', 'mechanics', 'managers'],
      ...['salary_payments', 'customers', 'private.garage'],
    ]),
  );
});

test('it contains no email, phone or address', async () => {
  const [row] = await workshop.backend.exec(
    "select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') as text from private.changes",
  );
  expect(row?.text).not.toMatch(/@example\.test|Quiet Street|"phone"|"email"|"address"/);
});

test('it is searched, filtered and paged @long', async () => {
  const mechanic = await workshop.as('mechanic');
  await call(mechanic, 'start_job', { request_id: requests.approved });
  await call(mechanic, 'update_stock', { part_id: parts.brakePad, quantity: 5, mode: 'add' });
  await call(await workshop.as('manager'), 'update_stock', {
    part_id: parts.oilFilter,
    quantity: 0,
    mode: 'set',
  });
  const found = async (filter: Record<string, unknown>) => (await recorded(filter)).map(told);
  const [start, pads, filters] = [
    `Ravi changed request ${requests.approved}`,
    `Ravi changed part ${parts.brakePad}`,
    `Meera changed part ${parts.oilFilter}`,
  ];
  expect(await found({ subject: 'part' })).toEqual([pads, filters]);
  expect(await found({ subject: 'part', search: ' rAvI ' })).toEqual([pads]);
  expect(await found({ search: 'brake pad' })).toEqual([pads]);
  expect(await found({ search: `#${requests.approved}`, subject: 'request' })).toEqual([start]);
  expect(await found({ action: 'removed' })).toEqual([]);
  expect(await found({ action: 'changed' })).toEqual([start, pads, filters]);
  expect(await found({ changed_from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  const { rows, total } = await list({ page_size: 1, page: 2 });
  expect(rows.map(told)).toEqual([pads]);
  expect(total).toBeGreaterThan(2);
});

test('one or two letters match the start of words, and # the exact key @long', async () => {
  await call(await workshop.as('mechanic'), 'update_stock', {
    part_id: parts.brakePad,
    quantity: 5,
    mode: 'add',
  });
  await workshop.backend.exec('update public.parts set price = 51 where id = $1', [parts.outOfStock]);
  const found = async (search: string) =>
    (await recorded({ search })).map(({ subject_label }) => subject_label);
  expect(await found('pa')).toEqual(['Brake Pad']);
  expect(await found('rak')).toEqual(['Brake Pad']);
  expect(await found('ra')).toEqual(['Brake Pad']);
  expect(await found('ke')).toEqual([]);
  expect(await found('0%')).toEqual([]);
  expect(await found('100% pure_o')).toEqual(['100% Pure_Oil']);
  expect(await found(`#${parts.brakePad}`)).toEqual(['Brake Pad']);
  expect(await found('#')).toEqual([]);
});

test('no list counts more than 1,001 entries', async () => {
  await workshop.backend.exec(`
    insert into private.changes (changed_at, actor_role, action, subject, subject_key, subject_label)
    select now() - interval '1 hour' + n * interval '1 second', 'operator', 'changed', 'part', n::text, 'Gasket'
    from generate_series(1, 1001) n`);
  const parameters = { search: 'gasket', page_size: 100 };
  const last = await list({ ...parameters, page: 10 });
  expect(last.total).toBe(1001);
  expect(last.rows.map(({ subject_key }) => Number(subject_key))).toEqual(
    Array.from({ length: 100 }, (_, place) => 101 - place),
  );
  expect((await list({ ...parameters, page: 11 })).rows).toHaveLength(1);
  expect((await list({ ...parameters, action: 'removed' })).total).toBe(0);
  expect((await list({ subject: 'part', action: 'changed' })).total).toBe(1001);
});

test('combined filters find the intersection of single filters @long', async () => {
  await call(await workshop.as('mechanic'), 'start_job', { request_id: requests.approved });
  const everything = (await list({ page_size: 100 })).rows;
  const since = new Date(Date.now() - 3_600_000).toISOString();
  for (const subject of [undefined, 'request', 'part', 'payment']) {
    for (const action of [undefined, 'added', 'changed']) {
      for (const changed_from of [undefined, since]) {
        const { rows, total } = await list({ subject, action, changed_from, page_size: 100 });
        const counted = await workshop.backend.exec(
          `select 1 from private.changes where subject = coalesce($1, subject) and action = coalesce($2, action)
           and changed_at >= coalesce($3::timestamptz, changed_at)`,
          [subject ?? null, action ?? null, changed_from ?? null],
        );
        expect([subject, action, changed_from, total]).toEqual([
          subject,
          action,
          changed_from,
          Math.min(counted.length, 1001),
        ]);
        const fits = (row: Change) =>
          (!subject || row.subject === subject) && (!action || row.action === action);
        if (!changed_from && everything.length < 100) expect(rows).toEqual(everything.filter(fits));
        expect(rows.every(fits)).toBe(true);
      }
    }
  }
});
