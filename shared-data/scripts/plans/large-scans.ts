import postgres from 'postgres';
import type { Explained, Read } from './explain-queries.ts';

/** The number of rows from which no screen may scan a table. */
export const manyRows = 10_000;

export async function findLargeTables(url: string): Promise<Set<string>> {
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql`
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and reltuples > ${manyRows}`;
    return new Set(rows.map((row) => String(row.relname)));
  } finally {
    await sql.end();
  }
}

/** Whether a read scanned a large table, without stopping early. */
export const isLargeScan = ({ way, table, seen }: Read, large: ReadonlySet<string>) =>
  way === 'Seq Scan' && large.has(table) && seen >= manyRows;

/** The queries that scan large tables, with those tables. */
export const findLargeScans = (explained: readonly Explained[], large: ReadonlySet<string>) =>
  explained.flatMap(({ screen, state, call, reads }) => {
    const tables = reads.filter((read) => isLargeScan(read, large)).map(({ table }) => table);
    return tables.length > 0 ? [{ screen, state, call, tables: [...new Set(tables)] }] : [];
  });
