import { createRandom, type Random } from '../../support/random-source.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string) => workshop.backend.exec(sql);
const as = (role: Parameters<Workshop['as']>[0]) => workshop.as(role);
const add = async (role: Parameters<Workshop['as']>[0], kilometres: number, more = {}) =>
  call(await as(role), 'add_reading', { vehicle_id: vehicles.first, kilometres, ...more });
/** Of the first vehicle, oldest first, without the reading of the fixture. */
const readings = () =>
  exec(`select kilometres, source, is_reset, recorded_by from public.odometer_readings
    where vehicle_id = ${vehicles.first} and kilometres > 100 order by read_at, reading_id`);
const kilometresOf = async () =>
  (await exec(`select km_driven from public.vehicles where vehicle_id = ${vehicles.first}`))[0]?.km_driven;

describe('readings', () => {
  test('are added by the owner, by the mechanic of a job and by a manager, and become the kilometres of the vehicle @long', async () => {
    await add('customer', 40_000);
    await add('mechanic', 40_500);
    expect(await kilometresOf()).toBe(40_500);
    await add('manager', 41_000);
    expect(await kilometresOf()).toBe(41_000);
    expect(await readings()).toEqual([
      { kilometres: 40_000, source: 'owner', is_reset: false, recorded_by: null },
      // The manager's replaces the mechanic's of the same day.
      { kilometres: 41_000, source: 'garage', is_reset: false, recorded_by: 'Meera' },
    ]);
  });

  test.each([
    ['otherCustomer', 'PT404'],
    ['otherMechanic', 'PT404'],
    ['dismissed', 'PT404'],
  ] as const)('of a vehicle are neither added nor read by %s', async (role, code) => {
    const car = { vehicle_id: vehicles.first };
    expect(await refuse(await as(role), 'add_reading', { ...car, kilometres: 1 })).toMatchObject({ code });
    expect(await refuse(await as(role), 'vehicle_care', car)).toMatchObject({ code });
    const { data } = await (await as(role))
      .from('odometer_readings')
      .select('reading_id')
      .eq('vehicle_id', vehicles.first);
    expect(data).toEqual([]);
  });

  test.each([
    [{ kilometres: -1 }, 'kilometres'],
    [{ kilometres: 10_000_000 }, 'kilometres'],
    [{ kilometres: null }, 'kilometres'],
    [{ kilometres: 1, lower_is: 'older' }, 'lower_is'],
  ])('%j is refused', async (entered, hint) => {
    expect(
      await refuse(await as('customer'), 'add_reading', { vehicle_id: vehicles.first, ...entered }),
    ).toMatchObject({ code: 'PT400', hint });
  });

  test('below the last are asked about; a reset is a record of its own', async () => {
    await add('manager', 60_000);
    expect(
      await refuse(await as('customer'), 'add_reading', { vehicle_id: vehicles.first, kilometres: 500 }),
    ).toEqual({
      code: 'PT409',
      message: 'The last reading was 60,000 km',
      hint: 'kilometres',
      details: '60000',
    });
    await add('customer', 500, { lower_is: 'reset' });
    expect(await kilometresOf()).toBe(500);
    expect(await readings()).toMatchObject([
      { kilometres: 60_000, is_reset: false },
      { kilometres: 500, source: 'owner', is_reset: true },
    ]);
    // A higher reading is no reset, whatever was sent.
    await add('customer', 800, { lower_is: 'reset' });
    expect((await readings()).at(-1)).toMatchObject({ kilometres: 800, is_reset: false });
  });

  test('far above what the car can have done are asked about wherever they are given, and are right for whoever says so @long', async () => {
    await add('customer', 11_000);
    await exec("update public.odometer_readings set read_at = now() - interval '1 day' where true");
    const [{ day } = {}] = await exec("select to_char(private.today() - 1, 'FMDD Mon YYYY') as day");
    const asked = {
      code: 'PT409',
      message: `The last reading was 11,000 km, on ${day}`,
      hint: 'kilometres',
      details: '11000',
    };
    const far = { kilometres: 110_300 };
    const job = { request_id: requests.inProgress };
    const done = { ...job, parts: [], final_cost: 100 };
    const mechanic = await as('mechanic');
    for (const role of ['customer', 'manager', 'mechanic'] as const)
      expect(await refuse(await as(role), 'add_reading', { vehicle_id: vehicles.first, ...far })).toEqual(
        asked,
      );
    expect(await refuse(mechanic, 'check_in', { ...job, ...far, fuel: 'half' })).toEqual(asked);
    expect(await refuse(mechanic, 'complete_job', { ...done, ...far })).toEqual(asked);
    await call(mechanic, 'check_in', { ...job, ...far, fuel: 'half', lower_is: 'right' });
    await call(mechanic, 'complete_job', { ...done, kilometres: 110_310 });
    expect(await readings()).toMatchObject([
      { kilometres: 11_000 },
      { kilometres: 110_300, source: 'check_in', is_reset: false },
      { kilometres: 110_310 },
    ]);
  });

  test('of a long way are not asked about', async () => {
    await add('customer', 11_000);
    await exec("update public.odometer_readings set read_at = now() - interval '30 days' where true");
    await add('customer', 45_000);
  });

  test('come from check-in and completion, at the time of either', async () => {
    const job = { request_id: requests.inProgress };
    await call(await as('manager'), 'check_in', { ...job, kilometres: 41_200, fuel: 'half' });
    const done = { ...job, parts: [], final_cost: 100 };
    expect(await refuse(await as('mechanic'), 'complete_job', { ...done, kilometres: 41_199 })).toMatchObject(
      {
        code: 'PT409',
        message: 'The last reading was 41,200 km',
        hint: 'kilometres',
      },
    );
    await call(await as('mechanic'), 'complete_job', { ...done, kilometres: 41_208 });
    expect(
      await exec(`select kilometres, source, recorded_by, r.request_id::int
        from public.odometer_readings o left join public.service_requests r on o.vehicle_id = r.vehicle_id
        and o.read_at in (r.arrived_at, r.completion_date) where kilometres > 100 order by reading_id`),
    ).toEqual([
      { kilometres: 41_200, source: 'check_in', recorded_by: 'Meera', ...job },
      { kilometres: 41_208, source: 'completion', recorded_by: 'Ravi', ...job },
    ]);
    expect(await kilometresOf()).toBe(41_208);
  });

  test('below the last are a reset at check-in and completion too, for whoever says so', async () => {
    await add('manager', 60_000);
    const job = { request_id: requests.inProgress };
    const arrival = { ...job, kilometres: 500, fuel: 'half' };
    const mechanic = await as('mechanic');
    expect(await refuse(mechanic, 'check_in', arrival)).toMatchObject({ code: 'PT409', details: '60000' });
    expect(await refuse(mechanic, 'check_in', { ...arrival, lower_is: 'older' })).toMatchObject({
      code: 'PT400',
      hint: 'lower_is',
    });
    await call(mechanic, 'check_in', { ...arrival, lower_is: 'reset' });
    const done = { ...job, parts: [], final_cost: 100, kilometres: 3 };
    expect(await refuse(mechanic, 'complete_job', { ...done, lower_is: 'older' })).toMatchObject({
      code: 'PT400',
      hint: 'lower_is',
    });
    await call(mechanic, 'complete_job', { ...done, lower_is: 'reset' });
    expect(await readings()).toMatchObject([
      { kilometres: 60_000, is_reset: false },
      { kilometres: 500, source: 'check_in', is_reset: true, recorded_by: 'Ravi' },
    ]);
    expect(await kilometresOf()).toBe(3);
    expect(
      await exec(`select actor_name, subject_label, after from private.changes
        where subject = 'reading' and actor_name = 'Ravi' and after ->> 'is_reset' = 'true' order by change_id`),
    ).toMatchObject([
      { actor_name: 'Ravi', subject_label: 'check_in', after: { kilometres: 500 } },
      { actor_name: 'Ravi', subject_label: 'completion', after: { kilometres: 3 } },
    ]);
  });

  test('below the last at completion say that the ones before were wrong', async () => {
    const job = { request_id: requests.inProgress };
    await call(await as('manager'), 'check_in', { ...job, kilometres: 412_000, fuel: 'half' });
    const done = { ...job, parts: [], final_cost: 100, kilometres: 41_208, lower_is: 'right' };
    await call(await as('mechanic'), 'complete_job', done);
    expect((await readings()).at(-1)).toMatchObject({
      kilometres: 41_208,
      source: 'completion',
      is_reset: false,
    });
  });

  test('come from the form of a vehicle, once', async () => {
    const cars = (await as('customer')).from('vehicles');
    await cars.update({ km_driven: 7000 }).eq('vehicle_id', vehicles.first);
    await cars.update({ km_driven: 7000, color: 'Red' }).eq('vehicle_id', vehicles.first);
    expect(await readings()).toEqual([
      { kilometres: 7000, source: 'owner', is_reset: false, recorded_by: null },
    ]);
  });

  test('that the garage recorded are named to the garage, not to the owner', async () => {
    await add('manager', 60_000);
    const named = async (role: 'customer' | 'manager') =>
      (
        await call<{ readings: { recorded_by: string | null }[] }>(await as(role), 'vehicle_care', {
          vehicle_id: vehicles.first,
        })
      ).readings[0]?.recorded_by;
    expect(await named('manager')).toBe('Meera');
    expect(await named('customer')).toBeNull();
  });
});

interface Made {
  day: number;
  kilometres: number;
  isReset?: boolean;
}

/** Writes a history per vehicle, in days before now, and says how far each is driven. */
async function drivingOf(histories: readonly (readonly Made[])[]) {
  await exec(`delete from public.odometer_readings where true;
    insert into public.vehicles (customer_id, registration_number, brand, model, year)
    select '${workshop.idOf('customer')}', 'KA 09 H ' || n, 'Tata', 'Nexon', 2020 from generate_series(1, ${histories.length}) n`);
  const rows = histories.flatMap((history, index) =>
    history.map(
      ({ day, kilometres, isReset = false }) =>
        `((select vehicle_id from public.vehicles where registration_number = 'KA 09 H ${index + 1}'), ${Math.round(kilometres)}, 'check_in', now() - interval '${day} days', ${isReset})`,
    ),
  );
  await exec(
    `insert into public.odometer_readings (vehicle_id, kilometres, source, read_at, is_reset) values ${rows.join(',')}`,
  );
  return (await exec(
    `select d.km_per_day::float as rate, d.sureness, d.last_driven::int as driven from public.vehicles v
     cross join lateral private.driving(v.vehicle_id) d where v.registration_number like 'KA 09 H %' order by v.vehicle_id`,
  )) as unknown as { rate: number | null; sureness: string; driven: number | null }[];
}

/** Days before now, from the oldest on, all different. */
const visits = (random: Random, count: number, span: number) => {
  const inner = new Set<number>();
  while (inner.size < count - 2) inner.add(1 + random.below(span - 1));
  return [span, ...[...inner].sort((a, b) => b - a), 0];
};

const seed = Number(process.env.PITLANE_RANDOM_SEED ?? 20_261_127);
const many = Number(process.env.PITLANE_RANDOM_HISTORIES ?? 40);
const made = <Thing>(make: (random: Random) => Thing) => {
  const random = createRandom(seed);
  return random.some(many, many, () => make(random));
};

describe('kilometres per day', () => {
  test('of a steady car are what it is driven, however the readings lie', async () => {
    const histories = made((random) => {
      const rate = 5 + random.below(120);
      const span = 300 + random.below(700);
      return {
        rate,
        history: visits(random, 6 + random.below(6), span).map((day) => ({
          day,
          kilometres: 1000 + rate * (span - day),
        })),
      };
    });
    const found = await drivingOf(histories.map(({ history }) => history));
    for (const [index, { rate }] of histories.entries()) {
      expect(found[index]?.rate).toBeCloseTo(rate, 1);
      expect(['fair', 'good']).toContain(found[index]?.sureness);
    }
  });

  test('of a seasonal car are near the mean of its year, not of the last months @long', async () => {
    const histories = made((random) => {
      const mean = 20 + random.below(60);
      const phase = random.next() * 2 * Math.PI;
      // Half as much again in one half of the year, half in the other.
      const driven = (age: number) =>
        mean *
        (730 -
          age +
          0.5 *
            (365 / (2 * Math.PI)) *
            (Math.cos(phase) - Math.cos(((730 - age) * 2 * Math.PI) / 365 + phase)));
      return {
        mean,
        history: Array.from({ length: 25 }, (_, month) => ({
          day: 730 - month * 30,
          kilometres: 50_000 + driven(730 - month * 30),
        })),
      };
    });
    const found = await drivingOf(histories.map(({ history }) => history));
    for (const [index, { mean }] of histories.entries()) {
      expect(Math.abs((found[index]?.rate ?? 0) / mean - 1)).toBeLessThan(0.25);
      expect(found[index]?.sureness).toBe('good');
    }
  });

  test.each([
    ['no reading', [], null, 'none'],
    ['one reading', [{ day: 0, kilometres: 500 }], null, 'none'],
    [
      'two within a fortnight',
      [
        { day: 9, kilometres: 500 },
        { day: 0, kilometres: 900 },
      ],
      null,
      'none',
    ],
    [
      'two a year apart',
      [
        { day: 365, kilometres: 0 },
        { day: 0, kilometres: 7300 },
      ],
      20,
      'low',
    ],
    [
      'three in a month',
      [
        { day: 30, kilometres: 0 },
        { day: 9, kilometres: 210 },
        { day: 0, kilometres: 300 },
      ],
      10,
      'low',
    ],
    [
      'three, the last two years ago',
      [
        { day: 900, kilometres: 0 },
        { day: 800, kilometres: 1000 },
        { day: 730, kilometres: 1700 },
      ],
      10,
      'low',
    ],
    [
      'three over half a year',
      [
        { day: 180, kilometres: 0 },
        { day: 90, kilometres: 900 },
        { day: 0, kilometres: 1800 },
      ],
      10,
      'fair',
    ],
  ] as [string, Made[], number | null, string][])('of a car with %s', async (_, history, rate, sureness) => {
    const [, found] = await drivingOf([[{ day: 1, kilometres: 1 }], history.length > 0 ? history : []]);
    expect(found?.sureness).toBe(sureness);
    if (rate === null) expect(found?.rate).toBeNull();
    else expect(found?.rate).toBeCloseTo(rate, 0);
  });

  test('do not change by a reset: what it showed before and shows after are no distance', async () => {
    const histories = made((random) => {
      const rate = 10 + random.below(80);
      const span = 400 + random.below(100);
      const days = visits(random, 9, span);
      const [resetAt = 0, next = 0] = days.slice(4);
      const shown = random.below(300);
      const history = days.map((day) => ({
        day,
        isReset: day === resetAt,
        kilometres: day > resetAt ? 80_000 + rate * (span - day) : shown + rate * (resetAt - day),
      }));
      return { rate, driven: rate * (span - (days[3] ?? 0)) + rate * resetAt, history, next };
    });
    const found = await drivingOf(histories.map(({ history }) => history));
    for (const [index, { rate, driven }] of histories.entries()) {
      expect(found[index]?.rate).toBeCloseTo(rate, 1);
      expect(found[index]?.driven).toBe(driven);
    }
  });

  test('are not changed by a reading that was too high, and never below nought', async () => {
    const histories = made((random) => {
      const rate = random.below(80);
      const days = visits(random, 9, 400);
      const slip = 1 + random.below(7);
      return {
        rate,
        history: days.map((day, place) => ({
          day,
          kilometres: 1000 + rate * (400 - day) + (place === slip ? 100_000 : 0),
        })),
      };
    });
    const found = await drivingOf(histories.map(({ history }) => history));
    for (const [index, { rate }] of histories.entries()) expect(found[index]?.rate).toBeCloseTo(rate, 1);
  });
});
