import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { call, resultOf } from '../support/rpc-calls.ts';
import { connect } from '../support/workshop.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ seed: true });
});
afterAll(() => backend.close());

const signIn = async (person: string) => {
  const client = connect(backend);
  await resultOf(
    client.auth
      .signInWithPassword({ email: `${person}@pitlane.test`, password: `${person}1` })
      .then(({ data, error }) => ({ data, error })),
  );
  return client;
};
const column = async (query: string) => (await backend.exec(query)).map((row) => row.value);

interface List {
  rows: Record<string, unknown>[];
  total: number;
}
const statuses = ['approved', 'cancelled', 'completed', 'in_progress', 'pending'];
const statusesIn = ({ rows }: List) => [...new Set(rows.map((row) => row.status))].sort();

describe('the demo data', () => {
  test.each(['customer', 'mechanic', 'manager'])('lets %s in @long', async (role) => {
    expect(await call(await signIn(role), 'current_account')).toMatchObject({ role });
  });

  test('gives the customer three vehicles and a request in every status @long', async () => {
    const customer = await signIn('customer');
    expect(await resultOf(customer.from('vehicles').select('vehicle_id'))).toHaveLength(3);
    expect(statusesIn(await call<List>(customer, 'list_requests'))).toEqual(statuses);
  });

  test('gives the mechanic approved, started and completed jobs, paid and unpaid @long', async () => {
    const jobs = await call<List>(await signIn('mechanic'), 'list_jobs', { page_size: 100 });
    expect(statusesIn(jobs)).toEqual(['approved', 'completed', 'in_progress']);
    expect(new Set(jobs.rows.map((row) => row.is_paid))).toEqual(new Set([true, false]));
  });

  test('gives the manager salaries due, and payments in several months @long', async () => {
    const manager = await signIn('manager');
    const { stats } = await call<{ stats: Record<string, number> }>(manager, 'list_salary_payments');
    expect(stats.unique_mechanics).toBe(5);
    expect(stats.monthly_payments).toBeGreaterThan(0);
    const months = await column(
      "select distinct to_char(payment_date, 'YYYY-MM') as value from public.salary_payments",
    );
    expect(months.length).toBeGreaterThan(2);
  });

  test('plans nothing on a day on which the garage is closed', async () => {
    const planned = `select private.closed_reason(d.day) as value from public.service_requests r
      cross join lateral (select (r.scheduled_date at time zone private.garage_time_zone())::date as day) d
      where r.status in ('approved', 'pending') and d.day > private.today()`;
    const reasons = await column(planned);
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter(Boolean)).toEqual([]);
  });

  test('fills the catalogue, the stock and the calendar', async () => {
    expect(await column('select count(*)::int as value from public.cartypes')).toEqual([35]);
    expect(await column('select distinct category as value from public.services order by 1')).toEqual([
      'comfort',
      'diagnostic',
      'electrical',
      'maintenance',
      'major',
      'repair',
    ]);
    expect(await column('select count(*)::int as value from public.parts where current_stock = 0')).toEqual([
      1,
    ]);
    expect(
      await column(
        'select count(*) > 4 as value from public.parts where current_stock between 1 and stock_min',
      ),
    ).toEqual([true]);
    expect(await column('select count(*)::int as value from public.service_requests')).toEqual([67]);
  });

  test('is consistent: every paid job is in one payment with the computed amounts', async () => {
    expect(
      await backend.exec(`
        select r.request_id from public.service_requests r
        where r.is_paid <> ((
          select count(*) from public.salary_payments s
          where r.request_id = any (s.jobs_included) and s.mechanic_id = r.assigned_mechanic
        ) = 1)`),
    ).toEqual([]);
    expect(
      await backend.exec(`
        select s.payment_id from public.salary_payments s
        join public.mechanics m using (mechanic_id)
        cross join unnest(s.jobs_included) as job
        join public.service_requests r on r.request_id = job
        cross join lateral private.first_service_line(job) l
        group by s.payment_id
        having s.time_based_pay <> sum(round(l.minutes / 60.0 * m.hourly_rate, 2))
          or s.bonus_amount <> sum(round(private.bonus_rate() * r.final_cost, 2)) or s.total_amount < s.time_based_pay + s.bonus_amount
          or s.payment_date <= max(r.completion_date)`),
    ).toEqual([]);
  });

  test('keeps what each paid job was paid for, as the labour cost of the reports', async () => {
    expect(
      await backend.exec(`
        select s.payment_id from public.salary_payments s
        left join private.paid_jobs j on j.payment_id = s.payment_id
        where s.notes is distinct from 'Pay run 1'
        group by s.payment_id
        having bool_or(j.amount is null) or sum(j.amount) <> s.time_based_pay + s.bonus_amount`),
    ).toEqual([]);
    const figures = await backend.exec(`
      select sum(f.value) filter (where r.is_paid)::float8 as paid,
        (select sum(s.time_based_pay + s.bonus_amount)::float8 from public.salary_payments s) as payments
      from private.money_facts('labour_cost', private.today() - 3650, private.today()) f
      join public.service_requests r on r.request_id = f.id`);
    expect(figures[0]?.paid).toBeGreaterThan(0);
    expect(figures[0]?.paid).toBe(figures[0]?.payments);
  });

  test('has an interval of a model, which a car of the customer follows @long', async () => {
    const [vehicle_id] = await column(
      "select vehicle_id as value from public.vehicles where registration_number = 'KA 01 AB 1234'",
    );
    const { forecast } = await call<{ forecast: object[] }>(await signIn('customer'), 'vehicle_care', {
      vehicle_id,
    });
    expect(forecast).toContainEqual(
      expect.objectContaining({ service_name: 'Periodic Service', months: 12, kilometres: 10_000 }),
    );
  });

  test('estimates every request at the sum of its approved lines', async () => {
    expect(
      await backend.exec(`
        select request_id from public.service_requests where estimated_cost <> private.estimated_cost(request_id)`),
    ).toEqual([]);
  });

  test('has lines in every status, and jobs above their estimate', async () => {
    expect(await column('select distinct status as value from public.request_lines order by 1')).toEqual([
      'approved',
      'declined',
      'proposed',
    ]);
    expect(
      await column(`
        select count(*) between 1 and 5 as value from public.service_requests r cross join private.garage g
        where exceeds_estimate and final_cost > estimated_cost * (1 + g.cost_tolerance / 100)`),
    ).toEqual([true]);
  });

  test('has no dates in the future and none before the customer registered', async () => {
    expect(
      await backend.exec(`
        select r.request_id from public.service_requests r join public.vehicles v using (vehicle_id)
        where r.created_at > now() or r.completion_date > now() or r.completion_date < r.created_at
          or r.created_at < v.created_at`),
    ).toEqual([]);
  });
});

describe('the inspections of the demo data', () => {
  test('are by three templates, finished but for one, and say what their measurements mean @long', async () => {
    const manager = await signIn('manager');
    const templates = await call<{ name: string; sections: { items: object[] }[] }[]>(
      manager,
      'inspection_templates',
    );
    expect(
      templates.map(({ name, sections }) => [name, sections.flatMap(({ items }) => items).length]),
    ).toEqual([
      ['Electric vehicle', 12],
      ['General check', 24],
      ['Tyres and brakes', 12],
    ]);
    expect(
      await column('select finished_at is not null as value from private.inspections order by 1'),
    ).toEqual([false, true, true]);
    expect(
      await column(`
        select i.name as value from private.inspection_items i
        where i.kind = 'measurement' and i.condition <> private.measured_condition(i)`),
    ).toEqual([]);
    expect(
      await column('select distinct condition as value from private.inspection_items order by 1'),
    ).toEqual(['fine', 'not_checked', 'urgent', 'watch']);
  });
});

describe('the estimates of the demo data', () => {
  test('are to price, waiting and answered, with a declined line on a vehicle of the customer @long', async () => {
    const manager = await signIn('manager');
    const plates = async (state: string) =>
      (await call<List>(manager, 'list_estimates', { state })).rows.map((row) => row.registration_number);
    expect(await plates('to_price')).toEqual(['KA 02 ZX 9001']);
    expect(await plates('waiting')).toEqual(['KA 03 MN 7788']);
    expect(await plates('answered')).toEqual(['TS 09 KR 2468', 'KA 01 AB 1234']);
    expect(await call(manager, 'verify_approvals')).toEqual({ checked: 3, failed: [], next: null });

    const customer = await signIn('customer');
    expect(await call(customer, 'estimates_to_answer')).toMatchObject([
      { registration_number: 'KA 03 MN 7788' },
    ]);
    const [vehicle_id] = await column(
      "select vehicle_id as value from public.vehicles where registration_number = 'KA 01 AB 1234'",
    );
    expect(await call(customer, 'deferred_work', { vehicle_id })).toMatchObject([
      { description: 'Brake Pads, front', decline_reason: 'With the next service.' },
    ]);
  });
});

test('Suppliers of the demo data have bills, of which some is paid and some is owed, for each delivery in the ledger @long', async () => {
  const { rows, owed } = await call<List & { owed: number }>(await signIn('manager'), 'list_suppliers');
  expect(owed).toBeGreaterThan(0);
  expect(rows.filter((row) => Number(row.owed) > 0)).toHaveLength(2);
  expect(rows.filter((row) => Number(row.owed) === 0)).toHaveLength(1);
  expect(
    await column(`
      select m.movement_id as value from private.stock_movements m
      left join private.supplier_bill_lines l using (bill_id, part_id)
      where m.kind = 'receive' and (m.quantity, m.unit_cost) is distinct from (l.quantity, l.stock_cost)`),
  ).toEqual([]);
  expect(
    await column(`
      select b.bill_id as value from private.supplier_bills b join private.supplier_bill_lines l using (bill_id)
      group by b.bill_id having b.value <> sum(l.value) or b.cgst <> sum(l.cgst) or b.igst <> sum(l.igst)`),
  ).toEqual([]);
});

test('The kilometres of each car of the demo data have readings, which only rise to them', async () => {
  const cars = await backend.exec(`
    select v.registration_number as plate, v.km_driven::int as now, count(r.reading_id)::int as readings,
      array_agg(r.kilometres::int order by r.read_at, r.kilometres) as kilometres
    from public.vehicles v left join public.odometer_readings r using (vehicle_id)
    where v.km_driven is not null group by v.vehicle_id`);
  expect(cars.length).toBeGreaterThan(10);
  for (const { plate, now, readings, kilometres } of cars) {
    const rising = (kilometres as number[]).toSorted((a, b) => a - b);
    expect([plate, kilometres, rising.at(-1) ?? 0]).toEqual([plate, rising, now]);
    expect([plate, Number(readings) > 1]).toEqual([plate, true]);
  }
});

test('Of every period of the demo data, what was sold is about what was clocked', async () => {
  const shares = await backend.exec(`
    select d.days, sum(r.sold_minutes)::float8 / nullif(sum(r.clocked_minutes), 0) as share
    from unnest(array[13, 30, 90, 170]) as d (days)
    join public.service_requests r on r.status = 'completed' and r.completion_date > now() - make_interval(days => d.days)
    group by d.days`);
  expect(shares).toHaveLength(4);
  expect(shares.filter(({ share }) => !(Number(share) > 0.75 && Number(share) < 1.25))).toEqual([]);
  expect(
    await column(`
      select a.entry_id as value from private.clock_entries a join private.clock_entries b using (mechanic_id)
      where a.entry_id < b.entry_id and a.started_at < b.ended_at and b.started_at < a.ended_at`),
  ).toEqual([]);
});
