export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  /** RESULTS.md has only so many rows, those with the highest figures in this column. */
  worst?: { by: string; rows: number };
}

/** @param share 0.95 for p95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

export const count = (value: number) => value.toLocaleString('en-IN');

export const times = (value: number, base: number) => `${(value / base).toFixed(2)} ×`;
