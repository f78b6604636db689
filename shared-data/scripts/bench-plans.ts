import { fullSize, makeLargeGarage } from '../local-backend/large-garage.ts';
import { startPostgresServer } from '../local-backend/postgres-server.ts';
import { type Explained, explainQuestions, type Read } from './explain-questions.ts';
import { findLargeScans, findLargeTables, isLargeScan, manyRows } from './large-scans.ts';
import { findAdminQuestions } from './screen-questions.ts';

/** What each of a table's reads says, once, with the rows of all of them. */
function describeReads(reads: readonly Read[], large: ReadonlySet<string>): string[] {
  const rows = new Map<string, number>();
  for (const read of reads) {
    if (!large.has(read.table)) continue;
    const flag = isLargeScan(read, large) ? '! ' : '';
    const words = `${flag}${read.way} ${read.index ? `of ${read.index}` : `on ${read.table}`}`;
    rows.set(words, (rows.get(words) ?? 0) + read.rows);
  }
  return [...rows].map(([words, count]) => `${words} (${count.toLocaleString('en-IN')} rows)`);
}

const line = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;

function printPlans(explained: readonly Explained[], large: ReadonlySet<string>) {
  const say = (text: string) => process.stdout.write(text);
  say(line('screen', 'state', 'function', 'ms', 'how it reads the large tables'));
  say(line('---', '---', '---', '--:', '---'));
  for (const { screen, state, call, duration, reads } of explained) {
    const [first = 'none', ...more] = describeReads(reads, large);
    say(line(screen, state, call, duration.toFixed(1), first));
    for (const read of more) say(line('', '', '', '', read));
  }
  const scans = findLargeScans(explained, large);
  say(`\nTables with more than ${manyRows} rows: ${[...large].sort().join(', ')}.\n`);
  say(`Questions that read one of them from end to end: ${scans.length}.\n`);
  for (const { screen, state, tables } of scans) say(`! ${screen} (${state}): ${tables.join(', ')}\n`);
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
    const { manager, questions } = await findAdminQuestions(url);
    printPlans(await explainQuestions(url, manager, questions), await findLargeTables(url));
  } finally {
    await server?.stop();
  }
}

benchPlans().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
