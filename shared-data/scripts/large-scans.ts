import postgres from 'postgres';
import type { Explained, Read } from './explain-queries.ts';

/** Rows from which on a table is one that no screen may read from end to end. */
export const manyRows = 10_000;

/** The tables that hold many rows. */
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

/** Whether a read went through a large table from end to end, and did not stop after the rows that it wanted. */
export const isLargeScan = ({ way, table, seen }: Read, large: ReadonlySet<string>) =>
  way === 'Seq Scan' && large.has(table) && seen >= manyRows;

/** The queries that read a large table from end to end, each with the tables. */
export const findLargeScans = (explained: readonly Explained[], large: ReadonlySet<string>) =>
  explained.flatMap(({ screen, state, call, reads }) => {
    const tables = reads.filter((read) => isLargeScan(read, large)).map(({ table }) => table);
    return tables.length > 0 ? [{ screen, state, call, tables: [...new Set(tables)] }] : [];
  });
