import { type Garage, openGarage } from '../../testing/garage.ts';
import { exportFileOf } from './export-files.ts';

interface ExportedTable {
  subject: string;
  columns: string[];
}

let garage: Garage;
/** Every column of the database as table.column. */
let columns: string[];
let exported: ExportedTable[];
let leftOut: string[];

const textsOf = async (sql: string) => (await garage.backend.exec(sql)).map(({ name }) => String(name));

beforeAll(async () => {
  garage = await openGarage();
  columns = await textsOf(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped`);
  leftOut = await textsOf('select name from private.left_out_of_export');
  const rows = await garage.backend.exec('select name as subject, columns from private.exported_tables()');
  exported = rows as unknown as ExportedTable[];
});
afterAll(() => garage.close());

const tableOf = (column: string) => column.split('.')[0] ?? '';

test('every column of every table is exported or left out with a reason, and nothing is left out that does not exist', () => {
  const leftOutTables = leftOut.filter((name) => !name.includes('.'));
  const tables = [...new Set(columns.map(tableOf))];
  expect([...exported.map(({ subject }) => subject), ...leftOutTables].sort()).toEqual(tables.sort());
  const shown = exported
    .flatMap((table) => table.columns.map((column) => `${table.subject}.${column}`))
    // The one that stands in no table: a car is imported again by its owner's phone.
    .filter((column) => column !== 'vehicles.owner_phone');
  const ofOtherTables = columns.filter((column) => leftOutTables.includes(tableOf(column)));
  const leftOutColumns = leftOut.filter((name) => name.includes('.'));
  expect([...shown, ...leftOutColumns, ...ofOtherTables].sort()).toEqual(columns.sort());
});

test('what identifies a login, an address or a repeated request is not exported', () => {
  const names = exported.flatMap((table) => table.columns);
  expect(names.filter((name) => /idempotency_key|token|secret|password|search_text/.test(name))).toEqual([]);
});

test('a file is named after its table, or as the garage calls it', () => {
  expect(exportFileOf({ subject: 'draft_lines', columns: [] })).toMatchObject({
    fileName: 'draft-lines.csv',
    label: 'Draft lines',
  });
  expect(exportFileOf({ subject: 'cartypes', columns: [] })).toMatchObject({ fileName: 'car-models.csv' });
  const files = exported.map((table) => exportFileOf(table).fileName);
  expect(new Set(files).size).toBe(files.length);
});
