import { type Explained, explainQueries, type Read } from './explain-queries.ts';
import { findLargeScans, findLargeTables, isLargeScan } from './large-scans.ts';
import { findAdminQueries } from './screen-queries.ts';

/** Merges equal reads of large tables and sums their rows. */
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

/** The queries with their reads, and those that scan large tables. */
const describe = (explained: readonly Explained[], large: ReadonlySet<string>) => ({
  queries: explained.map(({ screen, state, call, duration, reads }) => ({
    query: `${screen}, ${state}: ${call}`,
    duration,
    reads: describeReads(reads, large),
  })),
  large: [...large].sort(),
  scans: findLargeScans(explained, large).map(
    ({ screen, state, tables }) => `${screen}, ${state}: ${tables}`,
  ),
});

export type Plans = ReturnType<typeof describe>;

/** The query plans of the admin portal in the database at this URL. */
export async function describePlans(url: string): Promise<Plans> {
  const { manager, queries } = await findAdminQueries(url);
  return describe(await explainQueries(url, manager, queries), await findLargeTables(url));
}
