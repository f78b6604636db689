import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { fullSize, type LargeGarage, makeLargeGarage } from '../local-backend/large-garage.ts';
import { startPostgresServer } from '../local-backend/postgres-server.ts';
import { compareLoads } from './bench-database/compare-loads.ts';
import { growthTable, sizeTable, timeQuestions } from './bench-database/compare-sizes.ts';
import { explainAll } from './bench-database/explain-all.ts';
import type { Table } from './bench-database/figures.ts';
import { findRoleQuestions } from './bench-database/role-questions.ts';
import { measureRows } from './bench-database/row-sizes.ts';
import { serveDatabase } from './bench-database/served-backend.ts';

/** As many customers and mechanics for each request at every size, so that nobody's own list grows with the garage. */
const allSizes: LargeGarage[] = [1_000, 10_000, 100_000, fullSize.requests].map((requests) => ({
  requests,
  customers: requests / 10,
  mechanics: Math.max(1, requests / 5000),
}));

const say = (text: string) => process.stderr.write(`${text}\n`);

async function createDatabase(owner: string, name: string) {
  const sql = postgres(owner, { max: 1 });
  try {
    await sql.unsafe(`create database ${name}`);
  } finally {
    await sql.end();
  }
}

/** Prints, as JSON for the bench, how the database and its API fare at each size and under load; with --largest up to it. */
async function benchDatabase() {
  const { values } = parseArgs({ options: { largest: { type: 'string' } } });
  const sizes = allSizes.filter(({ requests }) => requests <= Number(values.largest ?? fullSize.requests));
  const server = await startPostgresServer();
  const tables: Table[] = [];
  try {
    const timings = [];
    for (const size of sizes) {
      const url = server.urlOf(`garage_${size.requests}`);
      await createDatabase(server.urlOf('postgres'), `garage_${size.requests}`);
      say(`A garage of ${size.requests} requests…`);
      await makeLargeGarage(url, size);
      const backend = await serveDatabase(url);
      const timing = await timeQuestions(url, backend, await findRoleQuestions(url));
      await backend.stop();
      timings.push(timing);
      tables.push(sizeTable(size, timing));
    }
    tables.push(growthTable(sizes, timings));
    const url = server.urlOf(`garage_${sizes.at(-1)?.requests}`);
    tables.push(...(await explainAll(url)), await measureRows(url));
    say('Under load…');
    tables.push(...(await compareLoads(url)));
    process.stdout.write(JSON.stringify(tables));
  } finally {
    await server.stop();
  }
}

benchDatabase().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
