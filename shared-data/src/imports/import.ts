import type { ImportField } from './import-fields.ts';
import type { ImportKind } from './import-kind.ts';

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

/** An import in the list. The counts are those of the last check, then of what was applied. */
export interface ListedImport extends Omit<ImportSettings, 'mapping'> {
  import_id: number;
  kind: ImportKind;
  file_name: string;
  row_count: number;
  /** Rows that are uploaded. */
  received: number;
  status: 'staged' | 'applied' | 'undone';
  started_at: string;
  started_by_name: string;
  /** null before the first check, and after a change since. */
  checked_at: string | null;
  added: number;
  merged: number;
  skipped: number;
  failed: number;
  applied_at: string | null;
  applied_by_name: string | null;
  undone_at: string | null;
  undone_by_name: string | null;
}

export interface Import extends ListedImport, ImportSettings {
  headings: string[];
}

/** With the cells of the first 50 rows. */
export interface ImportWithSamples extends Import {
  samples: string[][];
}

/** A check in progress: `unread` rows are left. */
export interface CheckedImport extends Import {
  unread: number;
}

export interface ImportRow {
  /** As a spreadsheet counts. */
  row_number: number;
  /** null before the first check. */
  outcome: RowOutcome | null;
  /** The one that `reason` is about. */
  field: ImportField | null;
  reason: string | null;
  cells: string[];
}
