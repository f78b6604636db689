import { type Page, pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { CsvFile, FileRow } from './files/read-csv-file.ts';
import type { ImportSettings } from './import.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportKind } from './import-kind.ts';
import type { CheckedImport, Import, ImportRow, ImportWithSamples, ListedImport } from './imports-answers.ts';
import type { ImportRowFilter } from './imports-keys.ts';

/** A file that is staged already goes on where it stopped. */
export const startImport = (
  portal: PortalClient,
  { kind, file }: { kind: ImportKind; file: CsvFile },
): Promise<Result<Import>> =>
  portal.request((client) =>
    client.rpc('start_import', {
      kind,
      file_name: file.fileName,
      file_hash: file.fileHash,
      headings: file.headings,
      row_count: file.rows.length,
    }),
  );

/** A repeat changes nothing. */
export const addImportRows = (
  portal: PortalClient,
  importId: number,
  { rows, unfit }: { rows: readonly FileRow[]; unfit: number[] },
  signal: AbortSignal,
): Promise<Result<{ received: number }>> =>
  portal.request((client) =>
    client.rpc('add_import_rows', { import_id: importId, rows: [...rows], unfit }).abortSignal(signal),
  );

export type ImportCheck = Partial<ImportSettings> & { importId: number };

/** Reads some of the rows; repeat it without settings until `unread` is 0. */
export const checkImport = (
  portal: PortalClient,
  { importId, ...settings }: ImportCheck,
): Promise<Result<CheckedImport>> =>
  portal.request((client) => client.rpc('check_import', { import_id: importId, ...settings }));

export interface MendedRow {
  importId: number;
  rowNumber: number;
  changes: Partial<Record<ImportField, string>>;
}

/** Changes cells of a row and checks all rows. */
export const mendImportRow = (
  portal: PortalClient,
  { importId, rowNumber, changes }: MendedRow,
): Promise<Result<CheckedImport>> =>
  portal.request((client) =>
    client.rpc('mend_import_row', { import_id: importId, row_number: rowNumber, changes }),
  );

export const applyImport = (portal: PortalClient, importId: number): Promise<Result<Import>> =>
  portal.request((client) => client.rpc('apply_import', { import_id: importId }));

export const undoImport = (portal: PortalClient, importId: number): Promise<Result<Import>> =>
  portal.request((client) => client.rpc('undo_import', { import_id: importId }));

export const discardImport = (portal: PortalClient, importId: number): Promise<Result<undefined>> =>
  portal.request((client) => client.rpc('discard_import', { import_id: importId }));

/** Newest first. */
export const listImports = (
  portal: PortalClient,
  page: number,
  signal: AbortSignal,
): Promise<Result<Page<ListedImport>>> =>
  portal.request((client) => client.rpc('list_imports', { page, page_size: pageSize }).abortSignal(signal));

export const readImport = (
  portal: PortalClient,
  importId: number,
  signal: AbortSignal,
): Promise<Result<ImportWithSamples>> =>
  portal.request((client) => client.rpc('read_import', { import_id: importId }).abortSignal(signal));

/** In the order of the file. */
export const listImportRows = (
  portal: PortalClient,
  { importId, outcome, page }: ImportRowFilter,
  signal: AbortSignal,
): Promise<Result<Page<ImportRow>>> =>
  portal.request((client) =>
    client
      .rpc('list_import_rows', { import_id: importId, outcome, page, page_size: pageSize })
      .abortSignal(signal),
  );
