import { openPostgres } from '../../../local-backend/engine/postgres-engine.ts';
import { makeLargeGarage } from '../../../local-backend/testing/large-garage.ts';
import { largeInventory } from '../../../local-backend/testing/large-inventory.ts';
import { largePurchases } from '../../../local-backend/testing/large-purchases.ts';
import { postgresVariable } from '../../../local-backend/testing/test-backend.ts';
import { explainQueries } from '../../../scripts/plans/explain-queries.ts';
import { findLargeScans, findLargeTables } from '../../../scripts/plans/large-scans.ts';
import { findAdminQueries } from '../../../scripts/plans/screen-queries.ts';

/** Large enough for realistic query plans, small enough for a test. */
const size = { customers: 15_000, mechanics: 60, requests: 120_000 };
const database = `large_garage_${process.pid}`;
const server = String(process.env[postgresVariable]);
const url = new URL(server);
url.pathname = `/${database}`;

beforeAll(async () => {
  const owner = openPostgres(server);
  await owner.runScript(`create database ${database}`);
  await owner.close();
  await makeLargeGarage(url.href, size);
  const filler = openPostgres(url.href);
  await filler.runScript(largeInventory(100_000));
  await filler.runScript(largePurchases);
  await filler.query('vacuum analyze');
  await filler.close();
  // On a busy machine it takes two minutes.
}, 600_000);
afterAll(async () => {
  const owner = openPostgres(server);
  await owner.runScript(`drop database ${database} with (force)`);
  await owner.close();
});

const run = async (sql: string) => {
  const engine = openPostgres(url.href);
  try {
    return await engine.query(sql);
  } finally {
    await engine.close();
  }
};

/** The scans of large tables by the queries of all screens, or of one. */
const scans = async (screen?: string) => {
  const { manager, queries } = await findAdminQueries(url.href);
  const explained = queries.filter((query) => screen === undefined || query.screen === screen);
  return findLargeScans(await explainQueries(url.href, manager, explained), await findLargeTables(url.href));
};

test('the garage has the requested size, in addition to the demo data', async () => {
  const [made] = await run(`
    select (select count(*)::int from public.customers) - 12 as customers,
      (select count(*)::int from public.mechanics) - 5 as mechanics,
      (select count(*)::int from public.service_requests) - 67 as requests`);
  expect(made).toEqual(size);
});

test.each([
  [
    'a job has another vehicle than its customer',
    `
    select 1 from public.service_requests r join public.vehicles v using (vehicle_id)
    where v.customer_id <> r.customer_id`,
  ],
  [
    'a request has no service',
    `
    select 1 from public.service_requests r
    where not exists (select from public.request_lines l where l.request_id = r.request_id and l.service_id is not null)`,
  ],
  [
    'an estimate is not the sum of its approved lines',
    'select 1 from public.service_requests r where estimated_cost <> private.estimated_cost(request_id)',
  ],
  [
    'a job was paid twice, or not at all though it is marked as paid',
    `
    select 1 from public.service_requests r
    left join (
      select unnest(p.jobs_included) as request_id, count(*) as times from public.salary_payments p group by 1
    ) p using (request_id)
    where r.request_id > 67 and r.is_paid <> (coalesce(p.times, 0) = 1)`,
  ],
  [
    'something happened in the future',
    `
    select 1 from public.service_requests where greatest(completion_date, created_at) > now()`,
  ],
])('in no case %s', async (_what, query) => {
  expect(await run(`${query} limit 1`)).toEqual([]);
});

test('a large garage is not created twice', async () => {
  await makeLargeGarage(url.href, { ...size, customers: 1 });
  const [row] = await run('select count(*)::int - 12 as customers from public.customers');
  expect(row?.customers).toBe(size.customers);
});

/** Their figures, and an order by what is computed, are of all parts, which are read once; of nothing else. */
const readsAllParts = [
  ...['list_parts', 'list_price_proposals', 'list_part_turns', 'part_categories', 'reorder_list'],
  // The racks and categories to count, with how many parts each has.
  'stock_take_choices',
  // Turn and dead stock of today.
  ...['report', 'report_rows', 'report_trend'],
];

/**
 * Counting reads all customers, and one or two letters match a tenth of them: at most 26 ms, measured. The sums of a year
 * of expenses read a third of them.
 */
const isExpected = ({ call, state, tables }: { call: string; state: string; tables: string[] }) =>
  (readsAllParts.includes(call) && tables.every((table) => ['parts', 'part_uses'].includes(table))) ||
  // A year of the ledger: of rows, and of a day that ended within the hour.
  (state.startsWith('turn ') && tables.every((table) => ['parts', 'stock_movements'].includes(table))) ||
  call === 'garage_counts' ||
  // Words of one or two letters have no trigram.
  (call === 'search_everywhere' &&
    ['"p"', 'the start of many plates'].includes(state) &&
    tables.every((table) => table === 'parts')) ||
  (call === 'list_customers' && /^search "\w{1,2}"/.test(state)) ||
  (call === 'list_expenses' && state === 'a year');

// Each screen's queries are explained one after the other, which takes two minutes on a slow machine.
test('no screen of the admin portal scans a large table', async () => {
  const large = await findLargeTables(url.href);
  for (const table of [
    ...['service_requests', 'parts', 'stock_movements', 'purchase_order_lines', 'supplier_bill_lines'],
    'stock_take_lines',
  ])
    expect([table, large.has(table)]).toEqual([table, true]);
  expect((await scans()).filter((scan) => !isExpected(scan))).toEqual([]);
}, 360_000);

test('a missing index is detected, inside functions too', async () => {
  await run('drop index public.customers_search_idx');
  expect(await scans('/customer-management')).toContainEqual({
    screen: '/customer-management',
    state: 'search "priya sharma"',
    call: 'list_customers',
    tables: ['customers'],
  });
});
