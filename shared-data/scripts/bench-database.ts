import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { fullSize, type LargeGarage, makeLargeGarage } from '../local-backend/testing/large-garage.ts';
import { type PostgresServer, startPostgresServer } from '../local-backend/testing/postgres-server.ts';
import { compareLoads } from './bench-database/compare-loads.ts';
import { growthTable, sizeTable, timeQueries } from './bench-database/compare-sizes.ts';
import { explainAll } from './bench-database/explain-all.ts';
import type { Table } from './bench-database/figures.ts';
import { measureInventory } from './bench-database/large-inventory.ts';
import { measureBookings } from './bench-database/parallel-bookings.ts';
import { measureRows } from './bench-database/row-sizes.ts';
import { serveDatabase, serveEmbedded } from './bench-database/served-backend.ts';

/** The same ratios at every size, so that no user's own list grows with the garage. */
const allSizes: LargeGarage[] = [1_000, 10_000, 100_000, fullSize.requests].map((requests) => ({
  requests,
  customers: requests / 10,
  mechanics: Math.max(1, requests / 5000),
}));

const log = (text: string) => process.stderr.write(`${text}\n`);

/** Creates a garage of each size in its own database, in parallel to use all processors. */
async function makeGarages(server: PostgresServer, sizes: readonly LargeGarage[]) {
  const sql = postgres(server.urlOf('postgres'), { max: 1 });
  const urls = sizes.map(({ requests }) => server.urlOf(`garage_${requests}`));
  try {
    // One at a time: `create database` locks its template.
    for (const { requests } of sizes) await sql.unsafe(`create database garage_${requests}`);
  } finally {
    await sql.end();
  }
  const make = (size: LargeGarage, place: number) => makeLargeGarage(urls[place] ?? '', size);
  const [first, ...others] = sizes;
  // Roles belong to the server: the first garage creates them, because concurrent creation conflicts.
  if (first) await make(first, 0);
  await Promise.all(others.map((size, index) => make(size, index + 1)));
  return urls;
}

/** Times the lists of a large inventory alone, which takes a few minutes. */
async function benchParts(): Promise<Table[]> {
  const server = await startPostgresServer();
  try {
    log('A garage of 10,000 requests with 20,000 parts…');
    const [url = ''] = await makeGarages(server, allSizes.slice(1, 2));
    return [await measureInventory(url)];
  } finally {
    await server.stop();
  }
}

/** Times each size, and under load. */
async function benchGarages(sizes: readonly LargeGarage[]): Promise<Table[]> {
  const server = await startPostgresServer();
  const embedded = serveEmbedded();
  const tables: Table[] = [];
  try {
    log(`Garages of ${sizes.map(({ requests }) => requests).join(', ')} requests…`);
    const urls = await makeGarages(server, sizes);
    await embedded;
    const backends = await Promise.all(urls.map(serveDatabase));
    const timings = await timeQueries(backends.map((api, place) => ({ url: urls[place] ?? '', api })));
    await Promise.all(backends.map(({ stop }) => stop()));
    tables.push(sizeTable(sizes.at(-1) ?? fullSize, timings.at(-1) ?? []), growthTable([...sizes], timings));
    const [smallest = '', largest = smallest] = [urls[0], urls.at(-1)];
    tables.push(...(await explainAll(largest)), await measureRows(largest));
    const booked = await serveDatabase(largest);
    tables.push(await measureBookings(largest, booked));
    await booked.stop();
    log('Under load…');
    tables.push(...(await compareLoads(largest, await embedded)), await measureInventory(smallest));
    return tables;
  } finally {
    await Promise.allSettled([embedded.then((api) => api.stop()), server.stop()]);
  }
}

/** Prints the measurements as JSON; --largest limits the sizes, --parts measures the lists of parts alone. */
async function benchDatabase() {
  const { values } = parseArgs({ options: { largest: { type: 'string' }, parts: { type: 'boolean' } } });
  const sizes = allSizes.filter(({ requests }) => requests <= Number(values.largest ?? fullSize.requests));
  process.stdout.write(JSON.stringify(await (values.parts ? benchParts() : benchGarages(sizes))));
}

benchDatabase().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
