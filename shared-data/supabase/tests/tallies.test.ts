import { call } from './answers.ts';
import { openWorkshop, parts, requests, services, vehicles, type Workshop } from './workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const run = (sql: string) => workshop.backend.exec(sql);

/** Tallies that differ from what there is. */
const wrong = () =>
  run(`
    select subject, kind, sum(amount)::int as amount, sum(money)::float as money from (
      select subject, kind, amount, money from private.tallies
      union all select subject, kind, -amount, -money from private.counted_rows()
    ) t group by subject, kind having sum(amount) <> 0 or sum(money) <> 0`);

async function workADay() {
  const [customer, mechanic, manager] = await Promise.all(
    (['customer', 'mechanic', 'manager'] as const).map(workshop.as),
  );
  if (!customer || !mechanic || !manager) throw new Error('Nobody is there');
  const mechanic_id = workshop.idOf('mechanic');
  const { request_id } = await call<{ request_id: number }>(customer, 'book_service', {
    vehicle_id: vehicles.first,
    service_id: services.oilChange,
    scheduled_date: '2999-01-01',
  });
  await call(manager, 'assign_mechanic', { request_id, mechanic_id });
  await call(mechanic, 'start_job', { request_id });
  await call(mechanic, 'complete_job', {
    request_id,
    final_cost: 4000,
    parts: [{ part_id: parts.oilFilter, quantity: 2 }],
  });
  await call(manager, 'pay_salary', { mechanic_id, request_ids: [request_id, requests.completed] });
  await customer.from('vehicles').delete().eq('vehicle_id', vehicles.second);
}

test('whatever people do, the tallies are the counts', async () => {
  await workADay();
  expect(await wrong()).toEqual([]);
  await run(
    "update public.service_requests set completion_date = now() - interval '3 days', final_cost = 7 where request_id = 8",
  );
  await run("update public.customers set status = 'inactive' where name = 'Bela'");
  expect(await wrong()).toEqual([]);
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') });
  await run("delete from auth.users where email = 'othercustomer@example.test'");
  expect(await wrong()).toEqual([]);
  await call(await workshop.as('manager'), 'clear_all_requests');
  expect(await wrong()).toEqual([]);
  expect(await call(await workshop.as('manager'), 'clearing_counts')).toMatchObject({
    requests: 0,
    services: 0,
  });
});

test('folding leaves every sum as it was, in one row each', async () => {
  await workADay();
  const sums =
    'select subject, kind, sum(amount) as amount, sum(money) as money from private.tallies group by 1, 2 having sum(amount) <> 0 order by 1, 2';
  const before = await run(sums);
  await run('select private.fold_tallies()');
  expect(await run(sums)).toEqual(before);
  const [row] = await run(
    'select count(*)::int as rows, count(distinct (subject, kind))::int as kinds from private.tallies',
  );
  expect(row?.rows).toBe(row?.kinds);
});

test('rows that came past the triggers are missing until everything is counted anew', async () => {
  await workshop.backend.runScript(`
    set session_replication_role = replica;
    insert into public.services (name, category, base_price, estimated_duration) values ('Wash', 'comfort', 1, 1);
    update public.service_requests set status = 'cancelled' where request_id = 1;
    set session_replication_role = origin;`);
  const subjects = new Set((await wrong()).map(({ subject }) => subject));
  expect(subjects).toEqual(new Set(['requests', 'request_weeks']));
  await run('select private.recount()');
  expect(await wrong()).toEqual([]);
});

test('another time zone puts jobs and payments on other days', async () => {
  await run("update private.garage set time_zone = 'Pacific/Auckland' where true");
  expect(await wrong()).toEqual([]);
  await run("update private.garage set time_zone = 'Asia/Kolkata' where true");
  expect(await wrong()).toEqual([]);
});
