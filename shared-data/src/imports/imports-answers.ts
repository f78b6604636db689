import * as z from 'zod';
import { count, id, page, text, timestamp } from '../foundation/answers/shapes.ts';
import { rowOutcomes } from './import.ts';
import { fieldsOf } from './import-fields.ts';
import { importKinds } from './import-kind.ts';

const field = z.enum(importKinds.flatMap((kind) => fieldsOf(kind).map((facts) => facts.field)));
const outcome = z.enum(rowOutcomes);

/** An import in the list. The counts are those of the last check, then of what was applied. */
const listedImport = z.strictObject({
  import_id: id,
  kind: z.enum(importKinds),
  file_name: text,
  row_count: count,
  /** Rows that are uploaded. */
  received: count,
  status: z.enum(['staged', 'applied', 'undone']),
  /** Of dates such as 09/03/2026. */
  date_order: z.enum(['day_first', 'month_first']),
  /** What happens to rows whose record exists. */
  duplicates: z.enum(['skip', 'merge']),
  leaves_errors_out: z.boolean(),
  started_at: timestamp,
  started_by_name: text,
  /** Null before the first check, and after a change since. */
  checked_at: timestamp.nullable(),
  added: count,
  merged: count,
  skipped: count,
  failed: count,
  applied_at: timestamp.nullable(),
  applied_by_name: text.nullable(),
  undone_at: timestamp.nullable(),
  undone_by_name: text.nullable(),
});

const importEntry = listedImport.extend({
  /** The place of the column of each field, from 0. */
  mapping: z.partialRecord(field, count),
  headings: z.array(text),
});

/** A check in progress: `unread` rows are left. */
const checkedImport = importEntry.extend({ unread: count });

const importRow = z.strictObject({
  /** As a spreadsheet counts. */
  row_number: z.int(),
  /** Null before the first check. */
  outcome: outcome.nullable(),
  /** The one that `reason` is about. */
  field: field.nullable(),
  reason: text.nullable(),
  /** What reading made of cells that say something else. */
  remark: text.nullable(),
  cells: z.array(text),
});

export const importAnswers = {
  start_import: importEntry,
  add_import_rows: z.strictObject({
    received: count,
    /** The number of the last one; null before the first. */
    last_row: z.int().nullable(),
  }),
  check_import: checkedImport,
  mend_import_row: checkedImport,
  apply_import: importEntry,
  undo_import: importEntry,
  list_imports: page(listedImport),
  /** With the cells of the first 50 rows. */
  read_import: importEntry.extend({ samples: z.array(z.array(text)) }),
  /** Of a file of up to 20,000 rows. */
  list_import_rows: page(importRow),
};

export type ListedImport = z.infer<typeof listedImport>;
export type Import = z.infer<typeof importEntry>;
export type ImportWithSamples = z.infer<typeof importAnswers.read_import>;
export type CheckedImport = z.infer<typeof checkedImport>;
export type ImportRow = z.infer<typeof importRow>;
