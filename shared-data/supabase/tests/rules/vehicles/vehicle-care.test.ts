import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Forecast {
  service_id: number;
  since: string;
  is_done: boolean;
  driven: number | null;
  due_on: string | null;
  due_by: string;
  state: string;
  booked_for: string | null;
  price_now: number;
}

const exec = (sql: string) => workshop.backend.exec(sql);
const manager = () => workshop.as('manager');
const save = async (intervals: object[], more = {}) =>
  call<object[]>(await manager(), 'save_service_intervals', {
    service_id: services.oilChange,
    intervals,
    ...more,
  });
const care = async (
  vehicle_id: number = vehicles.first,
  role: 'manager' | 'customer' | 'mechanic' = 'manager',
) =>
  call<{ forecast: Forecast[]; km_per_day: number | null; sureness: string }>(
    await workshop.as(role),
    'vehicle_care',
    { vehicle_id },
  );
const oil = async (vehicle_id?: number) =>
  (await care(vehicle_id)).forecast.find(({ service_id }) => service_id === services.oilChange);
/** YYYY-MM-DD, from today. */
const inDays = async (days: number, months = 0) =>
  (
    await exec(`select (private.today() + ${days} + make_interval(months => ${months}))::date::text as day`)
  )[0]?.day;

/** The first vehicle had its oil changed so many days ago, and no open request; it is driven 40 km a day. */
async function lastDone(daysAgo: number, driven = true) {
  await exec(`
    update public.service_requests set vehicle_id = null where status not in ('pending', 'approved', 'in_progress') and request_id <> ${requests.completed};
    delete from public.service_requests where vehicle_id = ${vehicles.first} and status <> 'completed';
    update public.service_requests set completion_date = now() - interval '${daysAgo} days' where request_id = ${requests.completed};
    delete from public.odometer_readings where true;`);
  if (driven)
    await exec(`insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
      select ${vehicles.first}, 40 * (400 - age), 'check_in', now() - make_interval(days => age)
      from generate_series(400, 0, -50) age`);
}

describe('the intervals of a service', () => {
  test('are saved and read; a list that someone else changed is refused @long', async () => {
    const all = { fuel_type: null, cartype_id: null, months: 12, kilometres: 10_000 };
    const diesel = { ...all, fuel_type: 'diesel', kilometres: 8000 };
    expect(await save([diesel, all], { expected: [] })).toEqual([all, diesel]);
    expect(await save([all], { expected: [all, diesel] })).toEqual([all]);
    expect(await call(await manager(), 'service_intervals', { service_id: services.oilChange })).toEqual([
      all,
    ]);
    expect(
      await refuse(await manager(), 'save_service_intervals', {
        service_id: services.oilChange,
        intervals: [],
        expected: [],
      }),
    ).toMatchObject({ code: 'PT412', message: 'These intervals were changed by someone else' });
  });

  test.each([
    [[{ months: 0 }], 'PT400', 'months'],
    [[{ months: 121 }], 'PT400', 'months'],
    [[{ kilometres: 99 }], 'PT400', 'kilometres'],
    [[{ kilometres: 1.5 }], 'PT400', 'kilometres'],
    [[{ months: 'twelve' }], 'PT400', 'months'],
    [[{ months: 1, fuel_type: 'coal' }], 'PT400', 'fuel_type'],
    [[{ months: 1, cartype_id: 99 }], 'PT404', 'cartype_id'],
    [[{ months: 1 }, { months: 2 }], 'PT409', 'intervals'],
    [{}, 'PT400', 'intervals'],
    [['x'], 'PT400', 'intervals'],
  ])('%j are refused', async (intervals, code, hint) => {
    const sent = { service_id: services.oilChange, intervals };
    expect(await refuse(await manager(), 'save_service_intervals', sent)).toMatchObject({ code, hint });
  });
});

describe('a service is due', () => {
  test('by the earlier of months and kilometres since it was last done', async () => {
    await lastDone(100);
    await save([{ months: 12, kilometres: 10_000 }]);
    // 4,000 km so far; the other 6,000 take 150 days, the year 265.
    const due = await oil();
    expect(due).toMatchObject({ is_done: true, driven: 4000, due_by: 'kilometres', state: 'later' });
    expect([await inDays(149), await inDays(150), await inDays(151)]).toContain(due?.due_on);
    await save([{ months: 5, kilometres: 10_000 }]);
    expect(await oil()).toMatchObject({ due_by: 'months', due_on: await inDays(-100, 5) });
  });

  test.each([
    [331, 'later'],
    [340, 'due'],
    [370, 'over'],
  ])('%i days after it was done, a yearly one is %s', async (daysAgo, state) => {
    await lastDone(daysAgo);
    await save([{ months: 12 }]);
    expect(await oil()).toMatchObject({ state });
  });

  test('at the price of today', async () => {
    await lastDone(370);
    await save([{ months: 12 }]);
    expect(await oil()).toMatchObject({ price_now: 3500 });
    await exec(`update public.services set base_price = 3650.5 where service_id = ${services.oilChange}`);
    expect((await care(vehicles.first, 'customer')).forecast).toMatchObject([{ price_now: 3650.5 }]);
  });

  test('no longer once it is done', async () => {
    await lastDone(400);
    await save([{ months: 12, kilometres: 10_000 }]);
    expect(await oil()).toMatchObject({ state: 'over', booked_for: null });
    await exec(`update public.service_requests set vehicle_id = ${vehicles.first}, customer_id = '${workshop.idOf('customer')}'
      where request_id = ${requests.othersCompleted}`);
    expect(await oil()).toMatchObject({ state: 'later', is_done: true });
  });

  test('and says so while an open request has it', async () => {
    await save([{ months: 12 }]);
    expect((await oil())?.booked_for).not.toBeNull();
  });

  test('from the first reading where it was never done, else from when the car was added', async () => {
    await save([{ months: 12 }]);
    const second = async () => (await care(vehicles.second)).forecast[0];
    await exec(
      `update public.odometer_readings set read_at = now() - interval '100 days' where vehicle_id = ${vehicles.second}`,
    );
    expect(await second()).toMatchObject({ is_done: false, due_on: await inDays(-100, 12) });
    await exec(`delete from public.odometer_readings where true;
      update public.vehicles set created_at = now() - interval '200 days' where vehicle_id = ${vehicles.second}`);
    expect(await second()).toMatchObject({ is_done: false, driven: null, due_on: await inDays(-200, 12) });
  });

  test('by kilometres alone only where it is known how far the car is driven', async () => {
    await lastDone(100, false);
    await save([{ kilometres: 10_000 }]);
    expect(await oil()).toMatchObject({ due_on: null, state: 'later', driven: null });
    await exec(`insert into public.odometer_readings (vehicle_id, kilometres, source, read_at) values
      (${vehicles.first}, 0, 'check_in', now() - interval '100 days'), (${vehicles.first}, 10000, 'owner', now())`);
    expect(await oil()).toMatchObject({ state: 'due', driven: 10_000, due_on: await inDays(0) });
  });

  test('counts what was driven before a reset and after it', async () => {
    await lastDone(200);
    await save([{ kilometres: 10_000 }]);
    const before = (await oil())?.due_on;
    await exec(`update public.odometer_readings set kilometres = kilometres - 12000, is_reset = (kilometres = 12000)
      where kilometres >= 12000`);
    const after = await oil();
    // The 50 days to the reset are unknown: 2,000 km less, 50 days later.
    expect(after).toMatchObject({ driven: 6000 });
    expect(Math.round((Date.parse(String(after?.due_on)) - Date.parse(String(before))) / 86_400_000)).toBe(
      50,
    );
  });
});

interface Reading {
  /** Days ago. */
  ago: number;
  kilometres: number;
  isReset?: boolean;
}
/** A reading each month up to today, of a car that was driven so far a day in the month before it. */
const driveMonthly = (perDay: (ago: number) => number, months: number): Reading[] => {
  const readings: Reading[] = [{ ago: 30 * months, kilometres: 20_000 }];
  for (let ago = 30 * (months - 1); ago >= 0; ago -= 30)
    readings.push({ ago, kilometres: (readings.at(-1)?.kilometres ?? 0) + 30 * perDay(ago) });
  return readings;
};
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** In how many days from today the kilometres since the work are reached, step by step through the readings, oldest first. */
function reckonDay(history: Reading[], doneAgo: number, kilometres: number) {
  const [first, last] = [history[0]?.ago ?? 0, history.at(-1)?.ago ?? 0];
  const steps = history.slice(1).flatMap((reading, place) => {
    const before = history[place];
    // What was driven up to a reset is unknown.
    if (!before || reading.isReset) return [];
    const days = before.ago - reading.ago;
    return [{ ...reading, days, distance: reading.kilometres - before.kilometres }];
  });
  // What lies a year back counts half.
  const weigh = (ago: number) => 0.5 ** ((ago - last) / 365);
  const pace =
    sum(steps.map(({ ago, distance }) => weigh(ago) * distance)) /
    sum(steps.map(({ ago, days }) => weigh(ago) * days));
  const perDay = Number(pace.toFixed(2));
  const driven = sum(
    steps.map(({ ago, days, distance }) => distance * Math.min(Math.max((doneAgo - ago) / days, 0), 1)),
  );
  const unseen = perDay * Math.max(doneAgo - first, 0);
  return { perDay, days: Math.ceil((kilometres - driven - unseen) / perDay) - last };
}

const histories: { car: string; history: Reading[]; doneAgo: number; sureness: string }[] = [
  {
    car: 'that is driven steadily',
    history: [400, 331, 262, 170, 88, 12].map((ago) => ({ ago, kilometres: 50_000 - 37 * ago })),
    doneAgo: 200,
    sureness: 'good',
  },
  {
    car: 'that is driven by the season, little in the last one',
    history: driveMonthly((ago) => (Math.floor(ago / 180) % 2 === 0 ? 20 : 61), 16),
    doneAgo: 100,
    sureness: 'good',
  },
  {
    car: 'with few readings, all after the work',
    history: [
      { ago: 90, kilometres: 12_000 },
      { ago: 9, kilometres: 13_900 },
    ],
    doneAgo: 120,
    sureness: 'low',
  },
  {
    car: 'whose odometer was reset since the work',
    history: [
      { ago: 300, kilometres: 80_000 },
      { ago: 200, kilometres: 84_100 },
      { ago: 150, kilometres: 90, isReset: true },
      { ago: 60, kilometres: 3900 },
      { ago: 5, kilometres: 6080 },
    ],
    doneAgo: 250,
    sureness: 'fair',
  },
];

test.each(histories)('the forecast day of a car $car follows from its readings', async (made) => {
  const { history, doneAgo, sureness } = made;
  await lastDone(doneAgo, false);
  const rows = history.map(
    ({ ago, kilometres, isReset = false }) =>
      `(${vehicles.first}, ${kilometres}, 'check_in', now() - interval '${ago} days', ${isReset})`,
  );
  await exec(
    `insert into public.odometer_readings (vehicle_id, kilometres, source, read_at, is_reset) values ${rows.join(',')}`,
  );
  await save([{ kilometres: 10_000 }]);
  const { perDay, days } = reckonDay(history, doneAgo, 10_000);
  expect(days).toBeGreaterThan(30);
  expect(await care()).toMatchObject({ km_per_day: perDay, sureness });
  expect(await oil()).toMatchObject({ due_on: await inDays(days), due_by: 'kilometres', state: 'later' });
});

describe('the interval of a car', () => {
  const months = async () => {
    const due = (await care(vehicles.second)).forecast[0];
    return due && (due as Forecast & { months: number }).months;
  };

  test('is that of its model, else of its fuel, else of all @long', async () => {
    const [all, petrol, nexon] = [
      { months: 12 },
      { months: 9, fuel_type: 'petrol' },
      { months: 6, cartype_id: 2 },
    ] as const;
    await save([all, { months: 3, fuel_type: 'diesel' }]);
    expect(await months()).toBe(12);
    await save([all, petrol]);
    expect(await months()).toBe(9);
    await save([all, petrol, nexon]);
    expect(await months()).toBe(6);
    await save([all, petrol, nexon, { ...nexon, months: 4, fuel_type: 'petrol' }]);
    expect(await months()).toBe(4);
  });

  test('without months and kilometres says that such cars do not need it', async () => {
    await save([{ months: 12 }, { fuel_type: 'petrol' }]);
    expect(await months()).toBeUndefined();
  });
});

test('The care of a vehicle is seen by its owner and the mechanic of a job on it', async () => {
  await save([{ months: 12 }]);
  for (const role of ['customer', 'mechanic'] as const)
    expect((await care(vehicles.first, role)).forecast).toHaveLength(1);
});
