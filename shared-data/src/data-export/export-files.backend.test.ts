import { type Garage, openGarage } from '../testing/garage.ts';
import { exportFiles } from './export-files.ts';

/** Tables that are not exported as files of their own, and why. */
const tablesLeftOut: Record<string, string> = {
  attempts: 'counts attempts for rate limits, for minutes',
  document_counters: 'the numbers of the documents say the last one',
  garage_logo: 'is a picture of the archive',
  idempotent_results: 'answers a repeated request, for days',
  import_rows: 'staged rows of files that the garage has',
  imports: 'lists files that the garage has',
  invitations: 'hashes of secrets, worth nothing elsewhere',
  request_balances: 'sums of invoices and payments',
  request_links: 'hashes of secrets, worth nothing elsewhere',
};

/** Columns that are not exported, and why. */
const columnsLeftOut: Record<string, string> = {
  'customer_payments.recorded_by': 'recorded_by_name says who',
  'customers.search_text': 'repeats other columns',
  'garage.garage_id': 'there is one garage',
  'garage.registrations_per_hour': 'protects this installation',
  'garage.registrations_per_address': 'protects this installation',
  'garage.registrations_per_network': 'protects this installation',
  'garage.failed_sign_ins_per_login': 'protects this installation',
  'garage.failed_sign_ins_per_address': 'protects this installation',
  'garage.sign_in_window': 'protects this installation',
  'invoices.issued_by': 'issued_by_name says who',
  'invoices.search_text': 'repeats other columns',
  'request_lines.decided_by': 'decided_by_name says who',
  'request_photos.taken_by': 'taken_by_name says who',
  'salary_payments.idempotency_key': 'tells a repeated request',
  'service_requests.idempotency_key': 'tells a repeated request',
};

let garage: Garage;
const columns: string[] = [];
beforeAll(async () => {
  garage = await openGarage();
  const rows = await garage.backend.exec(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped order by 1`);
  columns.push(...rows.map(({ name }) => String(name)));
});
afterAll(() => garage.close());

const tableOf = (column: string) => column.split('.')[0] ?? '';

test('every table is exported or left out with a reason', () => {
  const tables = [...new Set(columns.map(tableOf))].sort();
  expect([...exportFiles.map(({ subject }) => subject), ...Object.keys(tablesLeftOut)].sort()).toEqual(
    tables,
  );
});

test('every column of an exported table is in its file or left out with a reason', () => {
  const exported = exportFiles.flatMap((file) => file.columns.map((column) => `${file.subject}.${column}`));
  const subjects = new Set(exportFiles.map(({ subject }) => subject));
  const expected = columns.filter((column) => subjects.has(tableOf(column)));
  expect([...exported, ...Object.keys(columnsLeftOut)].sort()).toEqual(expected.sort());
});

test('no two files have the same name', () => {
  expect(new Set(exportFiles.map(({ fileName }) => fileName)).size).toBe(exportFiles.length);
});
