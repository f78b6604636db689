import { fullSize, makeLargeGarage } from '../local-backend/large-garage.ts';
import { startPostgresServer } from '../local-backend/postgres-server.ts';
import { type Explained, explainQuestions, type Read } from './explain-questions.ts';
import { findLargeScans, findLargeTables, isLargeScan, manyRows } from './large-scans.ts';
import { findAdminQuestions } from './screen-questions.ts';

/** What each of the reads of large tables says, once, with the rows of all of them. */
function describeReads(reads: readonly Read[], large: ReadonlySet<string>) {
  const rows = new Map<string, number>();
  for (const read of reads) {
    if (!large.has(read.table)) continue;
    const flag = isLargeScan(read, large) ? '! ' : '';
    const words = `${flag}${read.way} ${read.index ? `of ${read.index}` : `on ${read.table}`}`;
    rows.set(words, (rows.get(words) ?? 0) + read.rows);
  }
  return [...rows].map(([words, count]) => ({ words, rows: count }));
}

/** The questions with their plans, and the verdict on them. */
const describe = (explained: readonly Explained[], large: ReadonlySet<string>) => ({
  questions: explained.map(({ screen, state, call, duration, reads }) => ({
    question: `${screen}, ${state}: ${call}`,
    duration,
    reads: describeReads(reads, large),
  })),
  large: [...large].sort(),
  scans: findLargeScans(explained, large).map(
    ({ screen, state, tables }) => `${screen}, ${state}: ${tables}`,
  ),
});

type Plans = ReturnType<typeof describe>;

function printPlans({ questions, large, scans }: Plans) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  for (const { question, duration, reads } of questions) {
    say(`${question}  ${duration.toFixed(1)} ms`);
    for (const { words, rows } of reads) say(`    ${words}  ${rows.toLocaleString('en-IN')} rows`);
  }
  say(`\nTables with more than ${manyRows.toLocaleString('en-IN')} rows: ${large.join(', ')}.`);
  say(`Questions that read one of them from end to end: ${scans.length}.`);
  for (const scan of scans) say(`! ${scan}`);
}

/**
 * Prints how the database answers what the admin portal asks, in a garage of full size: the one at
 * PITLANE_DATABASE_URL, which is made where it is missing, or one on a server of its own. With `--json` for programs.
 */
async function benchPlans() {
  const given = process.env.PITLANE_DATABASE_URL;
  const server = given ? undefined : await startPostgresServer();
  try {
    const url = given ?? server?.urlOf('postgres') ?? '';
    await makeLargeGarage(url, fullSize);
    const { manager, questions } = await findAdminQuestions(url);
    const plans = describe(await explainQuestions(url, manager, questions), await findLargeTables(url));
    if (process.argv.includes('--json')) process.stdout.write(JSON.stringify(plans));
    else printPlans(plans);
  } finally {
    await server?.stop();
  }
}

benchPlans().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
