import { fullSize, makeLargeGarage } from '../local-backend/testing/large-garage.ts';
import { startPostgresServer } from '../local-backend/testing/postgres-server.ts';
import { describePlans, type Plans } from './describe-plans.ts';
import { manyRows } from './large-scans.ts';

function printPlans({ queries, large, scans }: Plans) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  for (const { query, duration, reads } of queries) {
    say(`${query}  ${duration.toFixed(1)} ms`);
    for (const { words, rows } of reads) say(`    ${words}  ${rows.toLocaleString('en-IN')} rows`);
  }
  say(`\nTables with more than ${manyRows.toLocaleString('en-IN')} rows: ${large.join(', ')}.`);
  say(`Queries that read one of them from end to end: ${scans.length}.`);
  for (const scan of scans) say(`! ${scan}`);
}

/**
 * Prints how the database answers what the admin portal asks, in a garage of full size: the one at
 * PITLANE_DATABASE_URL, which is made where it is missing, or one on a server of its own.
 */
async function benchPlans() {
  const given = process.env.PITLANE_DATABASE_URL;
  const server = given ? undefined : await startPostgresServer();
  try {
    const url = given ?? server?.urlOf('postgres') ?? '';
    await makeLargeGarage(url, fullSize);
    printPlans(await describePlans(url));
  } finally {
    await server?.stop();
  }
}

benchPlans().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
