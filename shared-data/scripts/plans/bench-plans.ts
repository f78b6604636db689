import { fullSize, makeLargeGarage } from '../../local-backend/testing/large-garage.ts';
import { startPostgresServer } from '../../local-backend/testing/postgres-server.ts';
import { describePlans, type Plans } from './describe-plans.ts';
import { manyRows } from './large-scans.ts';

function printPlans({ queries, large, scans }: Plans) {
  const print = (text: string) => process.stdout.write(`${text}\n`);
  for (const { query, duration, reads } of queries) {
    print(`${query}  ${duration.toFixed(1)} ms`);
    for (const { words, rows } of reads) print(`    ${words}  ${rows.toLocaleString('en-IN')} rows`);
  }
  print(`\nTables with more than ${manyRows.toLocaleString('en-IN')} rows: ${large.join(', ')}.`);
  print(`Queries that scan one of them: ${scans.length}.`);
  for (const scan of scans) print(`! ${scan}`);
}

/**
 * Prints the query plans of the admin portal in a full-size garage: in the database at PITLANE_DATABASE_URL, where it is
 * created if missing, or on a temporary server.
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
