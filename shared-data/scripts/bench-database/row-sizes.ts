import postgres from 'postgres';
import { count, type Table } from './figures.ts';

/** Storage per row in the garage at this URL. */
export async function measureRows(url: string): Promise<Table> {
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql`
      select c.relnamespace::regnamespace || '.' || c.relname as name, c.reltuples::bigint as rows,
        pg_table_size(c.oid) as own, pg_indexes_size(c.oid) as indexes
      from pg_class c
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
        and c.reltuples > 1000
      order by pg_total_relation_size(c.oid) desc`;
    const each = (bytes: unknown, of: unknown) => Math.round(Number(bytes) / Number(of));
    return {
      title: 'Storage per row in the largest garage (bytes)',
      columns: ['table', 'rows', 'bytes per row', 'its indexes', 'MB in all'],
      rows: rows.map((row) => [
        row.name,
        count(Number(row.rows)),
        each(row.own, row.rows),
        each(row.indexes, row.rows),
        ((Number(row.own) + Number(row.indexes)) / 2 ** 20).toFixed(1),
      ]),
    };
  } finally {
    await sql.end();
  }
}
