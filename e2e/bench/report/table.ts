/** The result of a benchmark: a title, the names of the columns, and a row for each case. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  /** RESULTS.md has only so many rows, those with the highest figures in this column. */
  worst?: { by: string; rows: number };
}

/** The table as text: the first column left-aligned, figures right-aligned. */
export function formatTable({ title, columns, rows }: Table): string {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  return [
    `\n${title}\n`,
    line(head),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...body.map(line),
  ].join('\n');
}

const asCell = (value: string | number) => String(value).trim().replaceAll('|', '\\|');

/** The rows with the highest figures, and how many others there are. */
function worstRows({ columns, rows, worst }: Table): Table['rows'] {
  if (!worst || rows.length <= worst.rows) return rows;
  const place = columns.indexOf(worst.by);
  const figure = (row: Table['rows'][number]) => Number.parseFloat(String(row[place]));
  const sorted = rows.toSorted((a, b) => figure(b) - figure(a));
  const others = columns.map((_, index) => (index === place ? `≤ ${sorted[worst.rows]?.[place]}` : ''));
  return [...sorted.slice(0, worst.rows), others.with(0, `${rows.length - worst.rows} others`)];
}

/** The table as Markdown, under its title. */
export function formatMarkdown(table: Table): string {
  const { title, columns } = table;
  const line = (cells: (string | number)[]) => `| ${cells.map(asCell).join(' | ')} |`;
  const rule = `| ${columns.map((_, index) => (index === 0 ? '---' : '--:')).join(' | ')} |`;
  return [`### ${title}\n`, line(columns), rule, ...worstRows(table).map(line)].join('\n');
}
