export {
  type ExportProgress,
  exportArchive,
  exportFileName,
} from '../imports/export/export-archive.ts';
export { guessDateOrder, guessMapping, readDate } from '../imports/files/guess-settings.ts';
export { readCsvFile } from '../imports/files/read-csv-file.ts';
export { type PriceListRow, readPriceList } from '../imports/files/read-price-list.ts';
export { checkAllRows, uploadRows } from '../imports/files/stage-file.ts';
export { type ImportSettings, type Mapping, type RowOutcome, rowOutcomes } from '../imports/import.ts';
export { fieldLabel, fieldsOf, type ImportField } from '../imports/import-fields.ts';
export { type ImportKind, importKinds } from '../imports/import-kind.ts';
export type { Import, ImportRow, ImportWithSamples, ListedImport } from '../imports/imports-answers.ts';
export type { ImportCheck } from '../imports/imports-api.ts';
export { importKeys } from '../imports/imports-keys.ts';
export {
  useApplyImport,
  useDiscardImport,
  useMendImportRow,
  useStartImport,
  useUndoImport,
} from '../imports/imports-mutations.ts';
export { importQuery, importRowsQuery, importsQuery } from '../imports/imports-queries.ts';
