import type { ImportRow, ImportWithSamples } from '@pitlane/shared-data/imports';

/** An import of two customers that is uploaded and checked. */
export const buildImport = (changes: Partial<ImportWithSamples> = {}): ImportWithSamples => ({
  import_id: 7,
  kind: 'customers',
  file_name: 'people.csv',
  headings: ['Customer Name', 'Mobile No.', 'City'],
  row_count: 2,
  received: 2,
  mapping: { name: 0, phone: 1, address: 2 },
  date_order: 'day_first',
  duplicates: 'skip',
  leaves_errors_out: false,
  status: 'staged',
  started_at: '2026-11-20T06:00:00Z',
  started_by_name: 'Meera Iyer',
  checked_at: '2026-11-20T06:01:00Z',
  added: 1,
  merged: 0,
  skipped: 0,
  failed: 1,
  applied_at: null,
  applied_by_name: null,
  undone_at: null,
  undone_by_name: null,
  samples: [
    ['Gita Nair', '98765 43210', 'Pune'],
    ['', '98765 43211', 'Pune'],
  ],
  ...changes,
});

export const buildAppliedImport = (changes: Partial<ImportWithSamples> = {}): ImportWithSamples =>
  buildImport({
    status: 'applied',
    applied_at: '2026-11-20T06:02:00Z',
    applied_by_name: 'Meera Iyer',
    ...changes,
  });

export const buildImportRow = (changes: Partial<ImportRow> = {}): ImportRow => ({
  row_number: 3,
  outcome: 'error',
  field: 'name',
  reason: 'Name is missing',
  remark: null,
  cells: ['', '98765 43211', 'Pune'],
  ...changes,
});
