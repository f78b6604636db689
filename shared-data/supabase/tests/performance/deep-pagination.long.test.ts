import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Compares every page of a long list with the sorted list; the total is at most 1,001. */
let workshop: Workshop;
const rows = (sql: string) => workshop.backend.exec(sql);

beforeAll(async () => {
  workshop = await openWorkshop();
  const mechanic = `'${workshop.idOf('mechanic')}'`;
  await rows(`
    insert into public.service_requests (
      customer_id, assigned_mechanic, mechanic_name, status, scheduled_date, estimated_cost, final_cost,
      completion_date, is_paid, created_at, service_name, brand, model, year, registration_number
    )
    select '${workshop.idOf('customer')}', case when s.status in ('pending', 'cancelled') then null else ${mechanic}::uuid end,
      case when s.status in ('pending', 'cancelled') then null else 'Ravi' end, s.status, now(), 100 + n % 97,
      case when s.status = 'completed' then 100.5 + n % 89 end, case when s.status = 'completed' then now() end,
      s.status = 'completed' and n % 3 = 0, now() - n * interval '97 minutes' + n % 5 * interval '9 days', 'Wash',
      'Tata', 'Punch', 2020, 'KA 01 Z ' || n
    from generate_series(1, 7000) n
    cross join lateral (
      select (array['pending', 'completed', 'completed', 'completed', 'cancelled', 'pending', 'approved'])[1 + n % 7] as status
    ) s`);
  await rows(`
    insert into auth.users (id, email, created_at)
    select md5('far' || n)::uuid, 'far' || n * 31 % 997 || '@example.test', now() from generate_series(1, 90) n`);
  await rows(`
    insert into public.customers (customer_id, name, email, phone, status, created_at)
    select md5('far' || n)::uuid, chr(65 + n * 7 % 26) || 'na Rao', 'far' || n * 31 % 997 || '@example.test', (8000000000 + n)::text,
      case when n % 4 = 0 then 'inactive' else 'active' end, now() - n * interval '1 hour'
    from generate_series(1, 90) n`);
});
afterAll(() => workshop.close());

interface Listed {
  rows: Record<string, unknown>[];
  total: number;
}

async function expectPages(name: string, key: string, parameters: object, order: string) {
  const all = (await rows(order)).map((row) => String(row.id));
  const manager = await workshop.as('manager');
  const last = Math.ceil(all.length / 20);
  const pages = [
    1,
    2,
    Math.floor(last / 3),
    Math.ceil(last / 2),
    Math.ceil(last * 0.7),
    last - 1,
    last,
    last + 2,
  ];
  for (const page of pages.filter((each) => each > 0)) {
    const result = await call<Listed>(manager, name, { ...parameters, page, page_size: 20 });
    expect({ page, ids: result.rows.map((row) => String(row[key])) }).toEqual({
      page,
      ids: all.slice((page - 1) * 20, page * 20),
    });
    expect(result.total).toBe(Math.min(all.length, 1001));
  }
}

test.each([undefined, 'pending', 'completed', 'cancelled'])('requests to assign, %s', (status) =>
  expectPages(
    'list_assignments',
    'request_id',
    { status },
    `select request_id as id from public.service_requests r
    where ${status ? `r.status = '${status}'` : 'true'}
    order by array_position(array['pending', 'approved', 'in_progress', 'completed', 'cancelled'], r.status),
      case when r.status in ('completed', 'cancelled') then -extract(epoch from r.created_at)
        else extract(epoch from r.created_at) end,
      case when r.status in ('completed', 'cancelled') then -r.request_id else r.request_id end`,
  ),
);

test.each([
  [{}, 'created_at desc, customer_id desc', 'true'],
  [{ sort: 'created' }, 'created_at, customer_id', 'true'],
  [{ sort: 'name' }, 'private.search_key(name), customer_id', 'true'],
  [
    { sort: '-name', status: 'inactive' },
    'private.search_key(name) desc, customer_id desc',
    "status = 'inactive'",
  ],
  [{ sort: '-email' }, 'email desc', 'true'],
  [{ sort: 'email', search: 'na rao' }, 'email', "name like '%na Rao'"],
  [
    { search: 'far', status: 'active' },
    'created_at desc, customer_id desc',
    "email like 'far%' and status = 'active'",
  ],
  [
    { search: 'b', sort: '-name' },
    'private.search_key(name) desc, customer_id desc',
    "name like 'B%' or email like 'b%'",
  ],
])('the customers, %j', (parameters, order, matching) =>
  expectPages(
    'list_customers',
    'customer_id',
    parameters,
    `select customer_id as id from public.customers where ${matching} order by ${order}`,
  ),
);

test('the job summary of a mechanic equals a count of the jobs', async () => {
  const mechanic_id = workshop.idOf('mechanic');
  const [counted] = await rows(`
    select count(*)::int as total_jobs, count(*) filter (where status = 'completed')::int as completed_jobs,
      count(*) filter (where status in ('approved', 'in_progress'))::int as open_jobs,
      count(*) filter (where is_paid)::int as paid_jobs,
      sum(round(private.bonus_rate() * coalesce(final_cost, estimated_cost), 2)) filter (where status = 'completed')::float as bonus
    from public.service_requests where assigned_mechanic = '${mechanic_id}'`);
  const { bonus, ...figures } = counted ?? {};
  const manager = await workshop.as('manager');
  expect(await call(manager, 'mechanic_salary', { mechanic_id })).toMatchObject({ statistics: figures });
  expect(await call(await workshop.as('mechanic'), 'job_summary')).toMatchObject({
    total_assigned: figures.total_jobs,
    total_completed: figures.completed_jobs,
    bonus_earned: bonus,
  });
  const open = { mechanic_id, open_jobs: figures.open_jobs };
  expect((await call<Listed>(manager, 'list_mechanics')).rows).toContainEqual(expect.objectContaining(open));
  expect(await call(manager, 'list_mechanics_for_assignment')).toContainEqual(expect.objectContaining(open));
});

test.each([
  { search: 'was', subject: 'request' },
  {
    search: 'was',
    subject: 'request',
    action: 'added',
    changed_from: '2020-01-01',
    changed_to: '2999-01-01',
  },
  { search: 'wa', subject: 'request' },
  { search: 'brake', subject: 'request' },
  { search: 'na rao', subject: 'customer' },
])('the finds among one subject of the audit trail, %j', async ({ search, subject, ...others }) => {
  const all = await rows(`
    select change_id as id from private.changes where subject = '${subject}' and subject_label ilike '%${search}%'
    order by changed_at desc, change_id desc`);
  const manager = await workshop.as('manager');
  for (const page of [1, 3, 50]) {
    const result = await call<Listed>(manager, 'list_changes', {
      search,
      subject,
      ...others,
      page,
      page_size: 20,
    });
    expect(result.rows.map(({ change_id }) => change_id)).toEqual(
      all.slice((page - 1) * 20, page * 20).map(({ id }) => id),
    );
    expect(result.total).toBe(Math.min(all.length, 1001));
  }
});
