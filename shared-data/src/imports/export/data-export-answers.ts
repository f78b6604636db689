import * as z from 'zod';
import { count, text } from '../../foundation/answers/shapes.ts';

/** A row of any table: its columns are those that `export_tables` names. */
const exportRow = z.record(z.string(), z.unknown());

const exportPage = z.strictObject({
  rows: z.array(exportRow),
  /** After which the next page begins; null on the last one. */
  next: text.nullable(),
  /** On the first page. */
  total: count.optional(),
});

export const dataExportAnswers = {
  export_tables: z.array(z.strictObject({ subject: text, columns: z.array(text) })),
  export_page: exportPage,
};

export type ExportRow = z.infer<typeof exportRow>;
export type ExportPage = z.infer<typeof exportPage>;
