import { call, refusalOf } from './answers.ts';
import { openWorkshop, parts, requests, services, vehicles, type Workshop } from './workshop.ts';

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

/** What was recorded in this test, oldest first. */
const recorded = async (parameters: Record<string, unknown> = {}) =>
  (await list({ page_size: 100, ...parameters })).rows
    .filter(({ change_id }) => change_id > before)
    .reverse();

const told = ({ actor_name, action, subject, subject_key }: Change) =>
  `${actor_name} ${action} ${subject} ${subject_key}`;

test('a request’s whole life is told: who, what, before and after', async () => {
  const [customer, mechanic, manager] = await Promise.all(
    (['customer', 'mechanic', 'manager'] as const).map(workshop.as),
  );
  if (!customer || !mechanic || !manager) throw new Error('Nobody is there');
  const { request_id } = await call<{ request_id: number }>(customer, 'book_service', {
    vehicle_id: vehicles.first,
    service_id: services.oilChange,
    scheduled_date: '2999-01-01',
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

test('the trail survives Clear All and a dismissal, and tells of both', async () => {
  const manager = await workshop.as('manager');
  const mechanic_id = workshop.idOf('mechanic');
  await call(await workshop.as('mechanic'), 'queue_job', { request_id: requests.inProgress });
  await call(manager, 'dismiss_mechanic', { mechanic_id });
  await call(manager, 'clear_all_requests');
  const changes = (await recorded()).map(told);
  expect(changes).toContain(`Ravi changed request ${requests.inProgress}`);
  expect(changes).toContain(`Meera changed request ${requests.inProgress}`);
  expect(changes).toContain(`Meera removed mechanic ${mechanic_id}`);
  const removed = changes.filter((change) => change.startsWith('Meera removed request'));
  expect(removed).toHaveLength(8);
  expect(changes.filter((change) => change.startsWith('Meera removed used_part'))).toHaveLength(2);
});

test('what is refused leaves no trace, nor does a change of what is not audited', async () => {
  const customer = await workshop.as('customer');
  await refusalOf(customer.rpc('start_job', { request_id: requests.approved }));
  await customer.from('customers').update({ phone: '109' }).eq('name', 'Asha');
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

test('what the operator does in SQL is told as the operator’s', async () => {
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

test('it keeps nobody’s email, phone or address', async () => {
  const [row] = await workshop.backend.exec(
    "select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') as text from private.changes",
  );
  expect(row?.text).not.toMatch(/@example\.test|Quiet Street|"phone"|"email"|"address"/);
});

test('it is searched, filtered and paged', async () => {
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
