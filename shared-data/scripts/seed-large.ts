import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fullSize, makeLargeGarage } from '../local-backend/testing/large-garage.ts';
import { startPostgresServer } from '../local-backend/testing/postgres-server.ts';

/** Parses an option; the default when absent. @throws unless it is a whole number above 0. */
function countOf(name: string, text: string | undefined, usual: number): number {
  const count = text === undefined ? usual : Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new Error(`--${name} must be a whole number above 0`);
  return count;
}

/**
 * Creates a large garage: in the PostgreSQL database at PITLANE_DATABASE_URL, or on a temporary server that runs until
 * interrupted.
 */
async function seedLarge() {
  const { values } = parseArgs({
    options: { customers: { type: 'string' }, mechanics: { type: 'string' }, requests: { type: 'string' } },
  });
  const size = {
    customers: countOf('customers', values.customers, fullSize.customers),
    mechanics: countOf('mechanics', values.mechanics, fullSize.mechanics),
    requests: countOf('requests', values.requests, fullSize.requests),
  };
  const given = process.env.PITLANE_DATABASE_URL;
  const server = given ? undefined : await startPostgresServer();
  try {
    const url = given ?? server?.urlOf('postgres') ?? '';
    await makeLargeGarage(url, size);
    process.stdout.write(
      `${size.customers} customers, ${size.mechanics} mechanics, ${size.requests} requests.\n`,
    );
    if (!server) return;
    process.stdout.write(`The database is at ${url}. Press Ctrl-C to stop it.\n`);
    const stay = setInterval(() => {}, 60_000);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    clearInterval(stay);
  } finally {
    await server?.stop();
  }
}

seedLarge().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
