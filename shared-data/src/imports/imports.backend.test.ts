import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { logoPng } from '../../supabase/tests/support/pictures.ts';
import { unwrap } from '../foundation/answers/result.ts';
import { saveLogo } from '../garage/logo-api.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { hostileCells } from '../testing/import-files.ts';
import { exportArchive } from './export/export-archive.ts';
import { guessMapping } from './files/guess-settings.ts';
import { type CsvFile, type FileRow, readCsvFile } from './files/read-csv-file.ts';
import { checkAllRows, uploadRows } from './files/stage-file.ts';
import {
  applyImport,
  listImportRows,
  listImports,
  readImport,
  startImport,
  undoImport,
} from './imports-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(() => garage.enter('manager'));
afterAll(() => garage.close());

const names = hostileCells.map((cell) => cell.replace(/[\n\t]/g, ' '));
const fileOf = (hash: string, rows: FileRow[]): CsvFile => ({
  fileName: 'people.csv',
  fileHash: hash.repeat(64),
  headings: ['Name', 'Phone'],
  rows,
  unfit: [],
});
const file = fileOf(
  'a',
  names.map((name, place): FileRow => [place + 2, name, `+91 98765 1000${place}`]),
);
const settings = { mapping: { name: 0, phone: 1 }, date_order: 'day_first', duplicates: 'skip' } as const;

async function readExport() {
  const archive = await exportArchive(garage.portal, { signal: neverAborted, onProgress: () => undefined });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const read = (name: string) =>
    parse(Buffer.from(files[name] ?? []), { bom: true, columns: true }) as Record<string, string>[];
  return Object.assign(read, {
    names: Object.keys(files).sort(),
    bytes: (name: string) => files[name] ?? new Uint8Array(),
  });
}

test('hostile cells are imported, exported and undone as texts @long', async () => {
  const { import_id: importId } = await unwrap(startImport(garage.portal, { kind: 'customers', file }));
  const progress: number[] = [];
  await uploadRows(garage.portal, {
    importId,
    received: 0,
    file,
    signal: neverAborted,
    onProgress: (received) => progress.push(received),
  });
  expect(progress).toEqual([0, names.length]);
  expect(await checkAllRows(garage.portal, { importId, ...settings }, () => undefined)).toMatchObject({
    added: names.length,
    failed: 0,
    unread: 0,
  });
  const { data: rows } = await listImportRows(
    garage.portal,
    { importId, outcome: 'add', page: 1 },
    neverAborted,
  );
  expect(rows?.rows[0]).toEqual({
    row_number: 2,
    outcome: 'add',
    field: null,
    reason: null,
    remark: null,
    cells: [names[0], '+91 98765 10000'],
  });
  expect(await unwrap(applyImport(garage.portal, importId))).toMatchObject({ status: 'applied' });

  const exported = (await readExport())('customers.csv').map(({ name = '' }) => name);
  for (const name of names) {
    // The apostrophe keeps a spreadsheet from running it.
    expect(exported).toContain(/^[=+\-@]/.test(name) ? `'${name}` : name);
  }
  expect(await unwrap(undoImport(garage.portal, importId))).toMatchObject({ status: 'undone' });
  expect(await unwrap(listImports(garage.portal, 1, neverAborted))).toMatchObject({
    rows: [{ import_id: importId, status: 'undone', added: names.length }],
    total: 1,
  });
});

test('an upload goes on where it stopped, and survives lost connections', async () => {
  const people = fileOf(
    'b',
    [...Array(600).keys()].map((place): FileRow => [place + 2, 'Gita', `98${10_000_000 + place}`]),
  );
  const started = await unwrap(startImport(garage.portal, { kind: 'customers', file: people }));
  const upload = (received: number, rows: CsvFile) =>
    uploadRows(garage.portal, {
      importId: started.import_id,
      received,
      file: rows,
      signal: neverAborted,
      onProgress: () => undefined,
      pause: 1,
    });
  await upload(0, { ...people, rows: people.rows.slice(0, 500) });
  expect(await unwrap(startImport(garage.portal, { kind: 'customers', file: people }))).toMatchObject({
    import_id: started.import_id,
    received: 500,
  });
  await upload(500, people);
  expect(await unwrap(readImport(garage.portal, started.import_id, neverAborted))).toMatchObject({
    received: 600,
    samples: expect.arrayContaining([['Gita', '9810000000']]),
  });
});

test.each([
  ['customers', 'customers.csv'],
  ['vehicles', 'vehicles.csv'],
  ['parts', 'parts.csv'],
] as const)('exported %s are the same when they are imported again @long', async (kind, name) => {
  const exported = await readExport();
  const again = await readCsvFile(new File([exported.bytes(name)], name), kind);
  const { import_id: importId } = await unwrap(startImport(garage.portal, { kind, file: again }));
  await uploadRows(garage.portal, {
    importId,
    received: 0,
    file: again,
    signal: neverAborted,
    onProgress: () => undefined,
  });
  const check = { importId, ...settings, mapping: guessMapping(kind, again.headings) };
  expect(await checkAllRows(garage.portal, check, () => undefined)).toMatchObject({
    added: 0,
    failed: 0,
    skipped: again.rows.length,
  });
});

test('an exported phone number is the same customer when it is imported again @long', async () => {
  const phones = (await readExport())('customers.csv').flatMap(({ name = '', phone = '' }) =>
    phone ? [[name, phone]] : [],
  );
  const again = fileOf(
    'c',
    phones.map(([name = '', phone = ''], place): FileRow => [place + 2, name, phone]),
  );
  const { import_id: importId } = await unwrap(
    startImport(garage.portal, { kind: 'customers', file: again }),
  );
  await uploadRows(garage.portal, {
    importId,
    received: 0,
    file: again,
    signal: neverAborted,
    onProgress: () => undefined,
  });
  expect(await checkAllRows(garage.portal, { importId, ...settings }, () => undefined)).toMatchObject({
    added: 0,
    failed: 0,
    skipped: phones.length,
  });
});

test('an export has every file, with what was agreed as it was signed @long', async () => {
  const logo = logoPng();
  await unwrap(saveLogo(garage.portal, logo));
  await garage.backend.exec(`
    insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
    select 1, gen_random_uuid(), 1, now() - interval '1 day', d, encode(sha256(convert_to(d, 'UTF8')), 'hex')
    from (values ('{"name":"=Asha, "A"","v":1}')) v (d)`);
  const read = await readExport();
  expect(read.names).toEqual(
    expect.arrayContaining(['requests.csv', 'invoices.csv', 'messages.csv', 'audit-trail.csv', 'logo.png']),
  );
  expect(Buffer.from(read.bytes('logo.png')).toString('base64')).toBe(logo);
  const [approval] = read('approval-records.csv');
  const hash = createHash('sha256').update(String(approval?.document)).digest('hex');
  expect(approval?.sha256).toBe(hash);
  const [template] = read('inspection-templates.csv');
  expect(JSON.parse(String(template?.sections))[0]).toHaveProperty('items');
  expect(read('garage.csv')).toMatchObject([{ time_zone: 'Asia/Kolkata' }]);
  expect(read('opening-hours.csv')).toHaveLength(7);
  expect(read('audit-trail.csv').length).toBeGreaterThan(0);
});

test('nobody else imports or exports', async () => {
  await garage.enter('mechanic');
  expect(await refusal(startImport(garage.portal, { kind: 'customers', file }))).toMatchObject({
    kind: 'forbidden',
  });
  await expect(readExport()).rejects.toMatchObject({ kind: 'forbidden' });
});
