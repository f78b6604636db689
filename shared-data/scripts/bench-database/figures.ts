/** What a benchmark found: a title, the names of the columns, and a row for each case. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Milliseconds as they are printed. */
export const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

export const count = (value: number) => value.toLocaleString('en-IN');

/** How much longer one takes than the other. */
export const times = (value: number, base: number) => `${(value / base).toFixed(1)} ×`;
