import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

interface Trend {
  weeks: { week_start: string; completed_jobs: number; revenue: number }[];
  open_by_status: object;
}

const trend = async () => call<Trend>(await workshop.as('manager'), 'garage_trend');
const completeAt = (moment: string) =>
  workshop.backend.exec(
    `update public.service_requests set completion_date = ${moment} where request_id = 4`,
  );

/** Midnight of this week's Monday in the garage's time zone. */
const monday = "date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'";

test('the garage counts its customers, mechanics and vehicles', async () => {
  expect(await call(await workshop.as('manager'), 'garage_counts')).toMatchObject({
    customers: 2,
    mechanics: 3,
    vehicles: 3,
  });
});

test('what waits for a manager is the same beside every screen', async () => {
  const manager = await workshop.as('manager');
  const waiting = {
    to_assign: 1,
    late: 0,
    unpaid: 2,
    estimates_to_price: 0,
    estimates_waiting: 0,
    hour_corrections: 0,
  };
  expect(await call(manager, 'waiting_work')).toEqual(waiting);
  expect(await call(manager, 'garage_counts')).toMatchObject({ waiting });
});

test('the garage counts the cars of today as the front desk lists them', async () => {
  const manager = await workshop.as('manager');
  await workshop.backend.exec(`
    update public.service_requests set scheduled_date = now() where status in ('pending', 'approved', 'in_progress');
    update public.service_requests set completion_date = now() where status = 'completed'`);
  const deskDay = () => call<Record<string, { request_id: number }[]>>(manager, 'desk_day');
  const request_id = (await deskDay()).expected?.[0]?.request_id;
  await call(manager, 'check_in', { request_id, kilometres: 900_000, fuel: 'half' });
  const day = await deskDay();
  const { today } = (await call(manager, 'garage_counts')) as { today: Record<string, number> };
  expect(today).toEqual(Object.fromEntries(Object.entries(day).map(([list, rows]) => [list, rows.length])));
  expect(today.expected).toBeGreaterThan(0);
  expect(today.arrived).toBeGreaterThan(0);
  expect(today.ready).toBeGreaterThan(0);
});

test('clearing would delete every request with its lines and parts', async () => {
  expect(await call(await workshop.as('manager'), 'clearing_counts')).toEqual({
    requests: 8,
    open_requests: 4,
    unpaid_jobs: 2,
    lines: 8,
    parts: 2,
  });
});

describe('the trend', () => {
  test('has twelve weeks that begin on Mondays, ending with this one', async () => {
    const { weeks } = await trend();
    expect(weeks).toHaveLength(12);
    expect(weeks.map(({ week_start }) => new Date(week_start).getUTCDay())).toEqual(Array(12).fill(1));
    const [today] = await workshop.backend.exec(
      `select (${monday} at time zone 'Asia/Kolkata')::date::text as day`,
    );
    expect(weeks[11]?.week_start).toBe(today?.day);
    expect(weeks.map(({ week_start }) => week_start)).toEqual(
      weeks.map(({ week_start }) => week_start).sort(),
    );
  });

  test('sums completed jobs and revenue', async () => {
    const { weeks } = await trend();
    expect(weeks.reduce((sum, week) => sum + week.completed_jobs, 0)).toBe(3);
    expect(weeks.reduce((sum, week) => sum + week.revenue, 0)).toBe(19_499.5);
  });

  test.each([
    ['the first moment of Monday in the garage', monday, 11],
    ['the last moment of Sunday in the garage', `${monday} - interval '1 second'`, 10],
    ['the first moment of the twelve weeks', `${monday} - interval '77 days'`, 0],
    ['the moment before the twelve weeks', `${monday} - interval '77 days 1 second'`, -1],
  ])('counts %s in its week', async (_when, moment, place) => {
    await completeAt("now() - interval '1 year'");
    const before = (await trend()).weeks.map((week) => week.completed_jobs);
    await completeAt(moment);
    const after = (await trend()).weeks.map((week) => week.completed_jobs);
    expect(after).toEqual(before.map((jobs, week) => jobs + (week === place ? 1 : 0)));
  });

  test('counts the open requests by status', async () => {
    expect((await trend()).open_by_status).toEqual({ pending: 1, approved: 1, in_progress: 2 });
  });
});
