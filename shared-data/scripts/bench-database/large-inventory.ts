import postgres from 'postgres';
import { largeInventory } from '../../local-backend/testing/large-inventory.ts';
import { largePurchases } from '../../local-backend/testing/large-purchases.ts';
import { timeQueries } from './compare-sizes.ts';
import { median, ms, percentile, type Table } from './figures.ts';
import { serveDatabase } from './served-backend.ts';

/** Of the inventory that the response times of the parts are specified for. */
const movements = 1_000_000;

/** The queries that show parts, and what else the inventory is read for. */
const isOfParts = (query: string) =>
  /parts-management|part-categories|reorder-list|purchase-orders|suppliers|stock-takes|workshop-board|schedule/.test(
    query,
  );

async function fillInventory(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(largeInventory(movements)).simple();
    await sql.unsafe(largePurchases).simple();
    // As the first reminders of each day do.
    await sql.unsafe('select private.count_turns()');
    await sql.unsafe('vacuum analyze');
  } finally {
    await sql.end();
  }
}

/** Adds 20,000 parts, a million movements and what they were bought by to the garage at this URL, and times the lists of parts through the API. */
export async function measureInventory(url: string): Promise<Table> {
  await fillInventory(url);
  const api = await serveDatabase(url);
  try {
    const [timings = []] = await timeQueries([{ url, api }], isOfParts);
    return {
      title: `20,000 parts, ${movements.toLocaleString('en-IN')} movements: the lists of parts (milliseconds, one client)`,
      columns: ['query', 'API p50', 'API p95', 'SQL p50', 'of it CPU'],
      rows: timings.map(({ query, api: sent, sql, cpu }) => [
        query,
        ms(median(sent)),
        ms(percentile(sent, 0.95)),
        ms(median(sql)),
        ms(median(cpu)),
      ]),
      worst: { by: 'API p95', rows: 5 },
    };
  } finally {
    await api.stop();
  }
}
