import type { SoldHours } from '../../../../src/hours/hours-answers.ts';
import { figureCsv } from '../../../../src/reports/figure-csv.ts';
import type {
  Figure,
  FigureRow,
  FigureRows,
  FigureTrend,
  Report,
} from '../../../../src/reports/reports-answers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';
import { fillGarage } from './report-garage.ts';
import { readTables, recount } from './report-recount.ts';
import { fillStock, readStock, recountStock } from './report-stock.ts';

const seed = Number(process.env.PITLANE_RANDOM_SEED) || 20261128;
const visits = 160;

let workshop: Workshop;
let today: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.backend.exec('select private.today()::text as today');
  today = String(row?.today);
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const by = async <Answer>(name: string, parameters: object) =>
  call<Answer>(await workshop.as('manager'), name, parameters as Record<string, unknown>);
const days = (from_day: string, to_day: string) => ({ from_day, to_day });
const shift = (day: string, by_: number) =>
  new Date(Date.parse(day) + by_ * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
const monthStart = (day: string) => `${day.slice(0, 7)}-01`;
/** Both halves of a report in one. */
async function reportOf(from: string, to: string) {
  const figures = await by<Report>('report', days(from, to));
  const medians = await by<Report>('report', { ...days(from, to), medians: true });
  return { ...figures, figures: [...figures.figures, ...medians.figures] };
}
const ofPeriod = ({ figures }: { figures: Figure[] }, which: 'value' | 'before' | 'year_before') =>
  Object.fromEntries(figures.map((figure) => [figure.figure, figure[which]]));

/** Counts all figures of a period by going through all rows, as they are now. */
async function openRecount() {
  const [tables, stock] = [await readTables(workshop), await readStock(workshop)];
  return (from: string, to: string) => ({
    ...recount(tables, from, to, today),
    ...recountStock(stock, to < today ? to : today, today),
  });
}

/** Rupees and minutes of many rows differ in the last binary digit when added in another order; one decimal by rounding of halves. */
function expectSame(found: Record<string, number | null>, counted: Record<string, number | null>) {
  expect(Object.keys(found).sort()).toEqual(Object.keys(counted).sort());
  const differing = Object.entries(counted).filter(([name, value]) => {
    const other = found[name] ?? null;
    if (value === null || other === null) return value !== other;
    return Math.abs(value - other) > (/share|rate|promises/.test(name) ? 0.1001 : 0.0101);
  });
  expect(differing.map(([name, value]) => [name, { counted: value, found: found[name] }])).toEqual([]);
}

async function rowsOf(figure: string, from: string, to: string) {
  const rows: FigureRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await by<FigureRows>('report_rows', { figure, ...days(from, to), page, page_size: 50 });
    rows.push(...answer.rows);
    if (answer.rows.length < 50) return { ...answer, rows };
  }
}

const medianOf = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2
  );
};
/** A figure of its rows, as its way says. */
function fold({ way, unit }: Figure, rows: readonly Pick<FigureRow, 'value' | 'base'>[]): number | null {
  const [value, base] = rows.reduce(([a, b], row) => [a + row.value, b + row.base], [0, 0]);
  if (way === 'median') return rows.length === 0 ? null : medianOf(rows.map((row) => row.value));
  if (way === 'base') return base;
  if (way === 'share') return base > 0 ? (100 * value) / base : null;
  if (way === 'mean' || unit === 'ratio') return base === 0 ? null : value / base;
  return value;
}

describe('over a random garage', () => {
  const periods = () => [
    [monthStart(today), today],
    [shift(today, -6), today],
    [monthStart(shift(monthStart(today), -1)), shift(monthStart(today), -1)],
    [shift(today, -364), today],
    [shift(today, -500), shift(today, -400)],
    // Over years, with the days of the begun months at both ends.
    [shift(today, -740), shift(today, -5)],
    [`${Number(today.slice(0, 4)) - 4}-01-01`, today],
    [today, today],
  ];

  test('each figure is what a plain count of all rows gives, for the period, the one before and the year before @long', async () => {
    await fillGarage(workshop, seed, visits);
    await fillStock(workshop, seed);
    const counted = await openRecount();
    for (const [from = '', to = ''] of periods()) {
      const report = await reportOf(from, to);
      expect(report.prepared_at).toBeNull();
      expectSame(ofPeriod(report, 'value'), counted(from, to));
      const { before, year_before } = report;
      expectSame(ofPeriod(report, 'before'), counted(before.from_day, before.to_day));
      expectSame(ofPeriod(report, 'year_before'), counted(year_before.from_day, year_before.to_day));
    }
  });

  test('sums that were prepared give the same figures, and days since are counted @long', async () => {
    await fillGarage(workshop, seed + 1, visits);
    await fillStock(workshop, seed + 1);
    const counted = await openRecount();
    const prepare = async (most: number, large: number) =>
      (await workshop.backend.exec('select private.prepare_reports($1, $2) as days', [most, large]))[0]?.days;
    expect(await prepare(1000, 20_000)).toBe(0);
    expect(await prepare(3, 10)).toBe(3);
    const check = async () => {
      for (const [from = '', to = ''] of periods()) {
        const report = await reportOf(from, to);
        const { before, year_before } = report;
        expectSame(ofPeriod(report, 'value'), counted(from, to));
        expectSame(ofPeriod(report, 'before'), counted(before.from_day, before.to_day));
        expectSame(ofPeriod(report, 'year_before'), counted(year_before.from_day, year_before.to_day));
      }
    };
    await check();
    expect(await prepare(1000, 10)).toBeGreaterThan(700);
    expect(await prepare(1000, 10)).toBe(0);
    await check();
    expect((await reportOf(shift(today, -6), today)).prepared_at).not.toBeNull();
    // As if it had been summed up yesterday, of what has changed since.
    await workshop.backend.exec(
      "update private.report_summed_days set summed_at = now() - interval '1 day 1 hour' where true",
    );
    await workshop.backend.exec(
      'update private.report_days set value = 1, base = 1 where day > $1::date - 40',
      [today],
    );
    await workshop.backend.exec(
      'update private.report_spreads set minutes = array[1], facts = 1 where first_day > $1::date - 40',
      [today],
    );
    expect(await prepare(1000, 10)).toBeGreaterThan(55);
    await check();
  });

  test.each([
    ['counted now', 0],
    ['summed up before', 1000],
  ])('a figure %s is the fold of its rows, which are the lines of its file @long', async (_, summed) => {
    await fillGarage(workshop, seed + 2, visits);
    await fillStock(workshop, seed + 2);
    if (summed > 0) await workshop.backend.exec('select private.prepare_reports($1, 1)', [summed]);
    const [from, to] = [shift(today, -200), today];
    for (const figure of (await reportOf(from, to)).figures) {
      const found = await rowsOf(figure.figure, from, to);
      const folded = fold(figure, found.rows);
      const value = found.value ?? Number.NaN;
      expect([figure.figure, found.value]).toEqual([figure.figure, figure.value]);
      expect([figure.figure, found.rows.length, found.total]).toEqual([
        ...[figure.figure, figure.facts, Math.min(figure.facts, 1001)],
      ]);
      expect([figure.figure, new Set(found.rows.map(({ key }) => key)).size]).toEqual([
        figure.figure,
        figure.facts,
      ]);
      expect([figure.figure, folded === null ? null : Math.abs(folded - value) < 0.051]).toEqual([
        ...[figure.figure, figure.value === null ? null : true],
      ]);
      const lines = figureCsv(found).trim().split('\r\n').slice(1);
      const cells = lines.filter(Boolean).map((line) => line.split(',').slice(-2).map(Number));
      // The column "Value" adds up to a figure that is a sum, of whichever number.
      const way = figure.way === 'base' ? 'sum' : figure.way;
      expect([
        figure.figure,
        fold(
          { ...figure, way },
          cells.map(([of = 0, base = 0]) => ({ value: of, base })),
        ),
      ]).toEqual([figure.figure, folded]);
    }
  });

  test.each([1, 2, 3])(
    'turn and dead stock of a day are what a plain count of all movements up to it gives, %i @long',
    async (nth) => {
      await fillGarage(workshop, seed + 6 + nth, visits);
      await fillStock(workshop, seed + 6 + nth);
      const stock = await readStock(workshop);
      // Each day of a month and more together, as they are summed up.
      const [first, last] = [shift(today, -201 - nth), shift(today, -161)];
      await workshop.backend.exec('select private.sum_report_days($1, $2)', [first, last]);
      for (const ago of [0, 1, 30, 60, 161, 175, 201 + nth, 365, 366, 500]) {
        const day = shift(today, -ago);
        const { figures } = await by<Report>('report', days(day, day));
        const found = figures
          .filter(({ topic }) => topic === 'parts')
          .map(({ figure, value }) => [figure, value]);
        const counted = recountStock(stock, day, today);
        expect([ago, Object.fromEntries(found)]).toEqual([ago, counted]);
        expect(Math.min(counted.turn ?? 0, counted.dead_stock)).toBeGreaterThan(0);
      }
    },
  );

  test('rows are read on after a row, also when another has come in between @long', async () => {
    await fillGarage(workshop, seed + 5, visits);
    const all = (await rowsOf('margin', shift(today, -200), today)).rows;
    const read: FigureRow[] = [];
    for (let length = 1; length > 0; ) {
      const last = read.at(-1);
      const { rows } = await by<FigureRows>('report_rows', {
        ...{ figure: 'margin', ...days(shift(today, -200), today), page_size: 7 },
        ...(last && { after_day: last.day, after_key: last.key }),
      });
      read.push(...rows);
      length = rows.length;
      if (last) continue;
      await workshop.backend.exec(
        `insert into private.stock_movements (part_id, kind, quantity, unit_cost, stock_after, average_after, request_id, moved_at)
         select part_id, kind, quantity, unit_cost, stock_after, average_after, request_id, now()
         from private.stock_movements where request_id is not null order by movement_id desc limit 1`,
      );
    }
    const keys = new Set(all.map(({ key }) => key));
    expect(all.length).toBeGreaterThan(50);
    expect(read.filter(({ key }) => keys.has(key))).toEqual(all);
  });

  test('past figures stay when their cars are deleted @long', async () => {
    await fillGarage(workshop, seed + 6, visits);
    await fillStock(workshop, seed + 6);
    const [from, to] = [shift(today, -364), today];
    const before = await reportOf(from, to);
    expect(before.figures.find(({ figure }) => figure === 'due_bookings')?.value).toBeGreaterThan(0);
    await workshop.backend.exec(
      `delete from public.vehicles v where not exists (
         select from public.service_requests r
         where r.vehicle_id = v.vehicle_id and r.status in ('pending', 'approved', 'in_progress')
       )`,
    );
    const [left] = await workshop.backend.exec(
      `select count(*) filter (where vehicle_id is null)::int as contacts,
         count(*) filter (where vehicle_id is null and (work is not null or said is not null))::int as told
       from private.due_contacts`,
    );
    expect(left).toEqual({ contacts: expect.any(Number), told: 0 });
    expect(left?.contacts).toBeGreaterThan(10);
    expect(await reportOf(from, to)).toEqual(before);
    expectSame(ofPeriod(before, 'value'), (await openRecount())(from, to));
  });

  test('sold and clocked time are those of the hours @long', async () => {
    await fillGarage(workshop, seed + 4, visits);
    const period = days(shift(today, -30), today);
    const { figures } = await by<Report>('report', period);
    const value = (name: string) => figures.find(({ figure }) => figure === name)?.value;
    const { sold_minutes, clocked_minutes } = await by<SoldHours>('sold_hours', { ...period, by: 'job' });
    expect(sold_minutes).toBeGreaterThan(0);
    expect([value('sold'), value('clocked')]).toEqual([sold_minutes, clocked_minutes]);
  });

  test('the trend of a figure has its weeks, whose sums make it, and of another period its days or months @long', async () => {
    await fillGarage(workshop, seed + 3, visits);
    await fillStock(workshop, seed + 3);
    const from = shift(today, -60);
    const { figures } = await reportOf(from, today);
    const trend = (figure: string, first = from) =>
      by<FigureTrend>('report_trend', { figure, ...days(first, today) });
    for (const name of ['revenue', 'margin', 'jobs', 'lost', 'clocked']) {
      const { step, points } = await trend(name);
      expect([step, points[0]?.from_day, points.at(-1)?.to_day]).toEqual(['week', from, today]);
      const total = points.reduce((sum, { value }) => sum + (value ?? 0), 0);
      expect(total).toBeCloseTo(figures.find(({ figure }) => figure === name)?.value ?? Number.NaN, 1);
    }
    for (const name of ['receivables', 'turn', 'dead_stock']) {
      const { points } = await trend(name);
      expect([name, points.at(-1)?.value]).toEqual([
        ...[name, figures.find(({ figure }) => figure === name)?.value],
      ]);
      const { to_day, value } = points.at(3) ?? { to_day: '', value: Number.NaN };
      expect([name, value]).toEqual([name, (await rowsOf(name, from, to_day)).value]);
    }
    for (const [since, months] of [
      [-364, 12],
      [-1500, 49],
    ] as const) {
      const { step, points } = await trend('work_median', shift(today, since));
      expect([step, points.length]).toEqual(['month', expect.any(Number)]);
      expect(points.length).toBeGreaterThanOrEqual(months);
      const { from_day, to_day, value } = points.at(-3) ?? { from_day: '', to_day: '', value: null };
      expect(value).toBe((await rowsOf('work_median', from_day, to_day)).value);
    }
    const short = await trend('revenue', shift(today, -13));
    expect([short.step, short.points.map(({ from_day }) => from_day)]).toEqual([
      ...['day', Array.from({ length: 14 }, (_, place) => shift(today, place - 13))],
    ]);
  });

  test.each([-13, -60, -364, -1500])(
    'a report from day %i has the trend of its revenue, margin and jobs @long',
    async (since) => {
      await fillGarage(workshop, seed + 3, visits);
      const period = days(shift(today, since), today);
      const { trend } = await by<Report>('report', period);
      for (const figure of ['revenue', 'margin', 'jobs'] as const) {
        const { step, points } = await by<FigureTrend>('report_trend', { figure, ...period });
        expect({
          step: trend?.step,
          points: trend?.points.map((point) => ({
            ...{ from_day: point.from_day, to_day: point.to_day, value: point[figure] },
          })),
        }).toEqual({ step, points });
      }
      expect((await by<Report>('report', { ...period, medians: true })).trend).toBeNull();
    },
  );

  test('a period that is yet to come has no trend', async () => {
    const period = days(shift(today, 1), shift(today, 40));
    expect((await by<Report>('report', period)).trend).toEqual({ step: 'week', points: [] });
  });
});

test('more jobs than are counted at once wait for their sums, which are then marked with their time @long', async () => {
  await workshop.backend.runScript(`
    alter table public.service_requests disable trigger user;
    insert into public.service_requests (customer_id, status, scheduled_date, estimated_cost, final_cost, completion_date, created_at,
      service_name, brand, model, registration_number)
    select r.customer_id, 'completed', r.scheduled_date, 1, 1, now() - n % 50 * interval '1 day', r.created_at, r.service_name, r.brand,
      r.model, r.registration_number
    from public.service_requests r cross join generate_series(1, 21000) n where r.request_id = ${requests.completed};
    alter table public.service_requests enable trigger user`);
  const manager = await workshop.as('manager');
  const period = days(shift(today, -60), today);
  const questions = [
    ['report', period],
    ['report_rows', { figure: 'jobs', ...period }],
    ['report_trend', { figure: 'jobs', ...period }],
  ] as const;
  for (const [name, parameters] of questions)
    expect([name, await refuse(manager, name, { ...parameters })]).toMatchObject([
      name,
      {
        ...{ code: 'PT409', hint: 'from_day' },
        message: 'The sums of this period are still being prepared. Please try again in a few minutes.',
      },
    ]);
  // What is owed on a day needs no sums, and a few days are counted.
  expect(await by('report_rows', { figure: 'receivables', ...period })).toMatchObject({ facts: 0 });
  expect(await by('report', days(today, today))).toMatchObject({ prepared_at: null });
  expect(await workshop.backend.exec('select private.prepare_reports() as days')).toEqual([{ days: 14 }]);
  await workshop.backend.exec('select private.prepare_reports(1000)');
  const report = await by<Report>('report', period);
  expect(report.prepared_at).not.toBeNull();
  expect(report.figures.find(({ figure }) => figure === 'jobs')?.value).toBeGreaterThan(21_000);
  for (const [name, parameters] of questions.slice(1))
    expect(await by(name, parameters)).toMatchObject({ figure: 'jobs' });
});

test('a garage without jobs has no mean or share, and no error @long', async () => {
  await workshop.backend.runScript('truncate public.service_requests cascade');
  const { figures } = await reportOf(monthStart(today), today);
  for (const { way, value, before, facts, unit } of figures.filter((each) => each.topic !== 'parts')) {
    const expected = ['mean', 'share', 'median'].includes(way) && unit ? null : 0;
    expect([value, before, facts]).toEqual([expected, expected, 0]);
  }
  expect(await rowsOf('jobs', today, today)).toMatchObject({ value: 0, facts: 0, rows: [] });
});

test.each([
  ['singly', 'pay_salary'],
  ['by a pay run', 'approve_pay_run'],
])('labour that was paid %s costs the same after another rate and a dismissal @long', async (_, way) => {
  const mechanic_id = workshop.idOf('mechanic');
  // 45 minutes at 300 and 3 % of 3,999.50.
  if (way === 'pay_salary') {
    await by('pay_salary', { mechanic_id, request_ids: [requests.completed], final_amount: 1 });
  } else {
    type Run = { pay_run_id: number; seal: string };
    const sealed = ({ pay_run_id, seal }: Run) => ({ pay_run_id, seal });
    const run = await by<Run>('start_pay_run', { first_day: shift(today, -20), last_day: shift(today, 1) });
    await by('approve_pay_run', sealed(await by<Run>('check_pay_run', sealed(run))));
  }
  const cost = async () => {
    const { rows } = await rowsOf('labour_cost', shift(today, -60), today);
    return rows.find(({ ref }) => ref === requests.completed)?.value;
  };
  expect(await cost()).toBe(344.99);
  await by('set_hourly_rate', { mechanic_id, hourly_rate: 900 });
  expect(await cost()).toBe(344.99);
  await by('dismiss_mechanic', { mechanic_id });
  expect(await cost()).toBe(344.99);
});

test('labour that was unpaid when its mechanic left costs what is owed for it', async () => {
  const cost = async () => {
    const { rows } = await rowsOf('labour_cost', shift(today, -60), today);
    return rows.find(({ ref }) => ref === requests.completed)?.value;
  };
  expect(await cost()).toBe(344.99);
  await by('dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') });
  expect(await cost()).toBe(344.99);
});

test('days that have expired are summed up again, once @long', async () => {
  await workshop.backend.exec('select private.prepare_reports(1000, 1)');
  await workshop.backend.exec("select private.expire_report_days(now() - interval '4 days')");
  const summed = async () =>
    (await workshop.backend.exec('select private.prepare_reports(1000, 1) as summed'))[0]?.summed;
  // Today is not closed, and in the first hour of a day the one before is not either.
  expect([3, 4]).toContain(await summed());
  expect(await summed()).toBe(0);
});

test('a share of revenue below nothing is no share', async () => {
  const [row] = await workshop.backend.exec(
    "select private.figure_value('share', 'percent', 50, -100, null) as share",
  );
  expect(row?.share).toBeNull();
});

test('clearing all requests forgets what was prepared', async () => {
  await workshop.backend.exec('select private.prepare_reports(1000, 1)');
  const prepared = () => workshop.backend.exec('select from private.report_summed_days');
  expect((await prepared()).length).toBeGreaterThan(1);
  await workshop.backend.runScript('truncate public.service_requests cascade');
  expect(await prepared()).toEqual([]);
});

test.each([
  // Months are compared with months, others with as many days.
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31', '2025-11-01', '2025-11-30'],
  ['2026-11-01', '2026-11-28', '2026-10-01', '2026-10-28', '2025-11-01', '2025-11-28'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28', '2025-03-01', '2025-03-30'],
  ['2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30', '2025-07-01', '2025-09-30'],
  ['2026-04-01', '2027-03-31', '2025-04-01', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31', '2027-02-01', '2027-02-28'],
  ['2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31', '2026-02-01', '2026-02-28'],
  ['2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09', '2025-11-10', '2025-11-16'],
  ['2028-02-29', '2028-02-29', '2028-02-28', '2028-02-28', '2027-02-28', '2027-02-28'],
])('%s to %s is compared with %s to %s and %s to %s', async (from, to, ...others) => {
  const { before, year_before } = await by<Report>('report', days(from, to));
  expect([before.from_day, before.to_day, year_before.from_day, year_before.to_day]).toEqual(others);
});

test.each([
  // A quarter or year so far with the same days of the one before.
  ['2026-10-01', '2026-11-28', 3, '2026-07-01', '2026-08-28'],
  ['2026-10-01', '2026-11-30', 3, '2026-07-01', '2026-08-31'],
  ['2026-10-01', '2026-12-31', 3, '2026-07-01', '2026-09-30'],
  ['2026-04-01', '2026-11-28', 12, '2025-04-01', '2025-11-28'],
  ['2027-04-01', '2028-02-29', 12, '2026-04-01', '2027-02-28'],
])('%s to %s, %i months before, is compared with %s to %s', async (from, to, months, ...before) => {
  const report = await by<Report>('report', { ...days(from, to), months });
  expect([report.before.from_day, report.before.to_day]).toEqual(before);
});

test.each([
  [
    'report',
    { from_day: '2026-10-01', to_day: '2026-11-28', months: 0 },
    'PT400 Please compare with 1 to 12 months before (months)',
  ],
  [
    'report',
    { from_day: '2022-04-01', to_day: '2027-05-01' },
    'PT400 Please select a period of up to 5 years (to_day)',
  ],
  [
    'report',
    { from_day: '0900-04-01', to_day: '0900-04-02' },
    'PT400 Please select a period after 2000 (from_day)',
  ],
  [
    'report_rows',
    { figure: 'luck', from_day: '2026-04-01', to_day: '2026-04-02' },
    'PT400 Please choose a figure (figure)',
  ],
  [
    'report_trend',
    { figure: 'luck', from_day: '2026-04-01', to_day: '2026-04-02' },
    'PT400 Please choose a figure (figure)',
  ],
])('%s with %j is refused', async (name, parameters, text) => {
  const { code, message, hint } = await refuse(await workshop.as('manager'), name, parameters);
  expect(`${code} ${message} (${hint})`).toBe(text);
});
