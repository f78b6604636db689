import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { CsvFile } from '../../../src/imports/files/read-csv-file.ts';
import type { Mapping } from '../../../src/imports/import.ts';
import { call } from '../support/rpc-calls.ts';

export type Kind = 'customers' | 'vehicles' | 'parts' | 'services';

export interface StagedImport {
  import_id: number;
  status: string;
  received: number;
  added: number;
  merged: number;
  skipped: number;
  failed: number;
  unread: number;
}

export interface CheckedRow {
  row_number: number;
  outcome: string;
  field: string | null;
  reason: string | null;
  remark: string | null;
}

/** The columns of a staged file are its fields, in this order. */
const columns: Record<Kind, readonly string[]> = {
  customers: ['name', 'phone', 'address', 'email'],
  vehicles: ['registration_number', 'owner_phone', 'brand', 'model', 'year', 'vin', 'fuel_type', 'km_driven'],
  parts: [
    'part_code',
    'part_name',
    'category',
    'price',
    'current_stock',
    'avg_cost',
    'shelf',
    'other_numbers',
    'tax_code',
    'stock_unit',
  ],
  services: ['registration_number', 'day', 'description', 'cost', 'kilometres', 'notes'],
};

/** Uploads rows, the first of which is row 2. */
export async function stageRows(
  client: SupabaseClient,
  kind: Kind,
  rows: readonly (readonly string[])[],
): Promise<number> {
  const { import_id } = await call<StagedImport>(client, 'start_import', {
    kind,
    file_name: `${kind}.csv`,
    file_hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    headings: [...columns[kind]],
    row_count: rows.length,
  });
  for (let first = 0; first < rows.length; first += 500) {
    await call(client, 'add_import_rows', {
      import_id,
      rows: rows
        .slice(first, first + 500)
        .map((cells, place) => [first + place + 2, ...columns[kind].map((_, at) => cells[at] ?? '')]),
    });
  }
  return import_id;
}

/** Checks all rows. */
export async function checkRows(
  client: SupabaseClient,
  kind: Kind,
  importId: number,
  options: Record<string, unknown> = {},
): Promise<StagedImport> {
  const mapping = Object.fromEntries(columns[kind].map((field, place) => [field, place]));
  let checked = await call<StagedImport>(client, 'check_import', {
    import_id: importId,
    mapping,
    ...options,
  });
  while (checked.unread > 0) {
    checked = await call<StagedImport>(client, 'check_import', { import_id: importId });
  }
  return checked;
}

const allRowsOf = async (client: SupabaseClient, importId: number) =>
  (await call<{ rows: CheckedRow[] }>(client, 'list_import_rows', { import_id: importId, page_size: 100 }))
    .rows;

export const rowsOf = async (
  client: SupabaseClient,
  importId: number,
): Promise<Omit<CheckedRow, 'remark'>[]> =>
  (await allRowsOf(client, importId)).map(({ row_number, outcome, field, reason }) => ({
    row_number,
    outcome,
    field,
    reason,
  }));

/** Stages and checks a file that was read, with the columns of `mapping`. */
export async function checkFile(
  client: SupabaseClient,
  kind: Kind,
  { headings, rows, unfit }: CsvFile,
  mapping: Mapping,
): Promise<{ importId: number; rows: CheckedRow[] }> {
  const { import_id } = await call<StagedImport>(client, 'start_import', {
    kind,
    file_name: `${kind}.csv`,
    file_hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    headings,
    row_count: rows.length,
  });
  await call(client, 'add_import_rows', { import_id, rows, unfit });
  await call(client, 'check_import', { import_id, mapping });
  return { importId: import_id, rows: await allRowsOf(client, import_id) };
}

/** Stages, checks and applies. */
export async function importRows(
  client: SupabaseClient,
  kind: Kind,
  rows: readonly (readonly string[])[],
  options: Record<string, unknown> = {},
): Promise<StagedImport> {
  const importId = await stageRows(client, kind, rows);
  await checkRows(client, kind, importId, options);
  return call<StagedImport>(client, 'apply_import', { import_id: importId });
}
