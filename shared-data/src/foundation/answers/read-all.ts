import { type Result, unwrap } from './result.ts';

/** All rows of a register: each page names where the next begins, null on the last. */
export async function readAll<Row>(
  read: (after: number | undefined) => Promise<Result<{ rows: Row[]; next: number | null }>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: number | undefined;
  do {
    const page = await unwrap(read(after));
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}
