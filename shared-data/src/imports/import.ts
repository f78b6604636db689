import type { ImportField } from './import-fields.ts';

export const rowOutcomes = ['add', 'merge', 'skip', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** The place of the column of each field, from 0. */
export type Mapping = Partial<Record<ImportField, number>>;

export interface ImportSettings {
  mapping: Mapping;
  /** Of dates such as 09/03/2026. */
  date_order: 'day_first' | 'month_first';
  /** What happens to rows whose record exists. */
  duplicates: 'skip' | 'merge';
  leaves_errors_out: boolean;
}
