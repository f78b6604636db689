import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { guessMapping } from '../../../src/imports/files/guess-settings.ts';
import { readCsvFile } from '../../../src/imports/files/read-csv-file.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { checkFile, type Kind } from './stage-rows.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string) => workshop.backend.exec(sql);

/** A file as a garage saved it, read, mapped and checked as the screen does it. */
async function check(kind: Kind, source: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof source === 'string' ? new Uint8Array(Buffer.from(source)) : source;
  const file = await readCsvFile(new File([bytes], `${kind}.csv`), kind);
  return checkFile(await workshop.as('manager'), kind, file, guessMapping(kind, file.headings));
}
const checkCase = async (kind: Kind, name: string) =>
  check(kind, new Uint8Array(await readFile(path.join(import.meta.dirname, 'cases', `${name}.csv`))));
const apply = async ({ importId }: { importId: number }) =>
  call(await workshop.as('manager'), 'apply_import', { import_id: importId });
const newPeople = () =>
  exec("select name, phone, address from public.customers where name not in ('Asha', 'Bela') order by phone");
const addOwners = async () => {
  const manager = await workshop.as('manager');
  await call(manager, 'register_walk_in', { name: 'Ravi', phone: '9886032001' });
  await call(manager, 'register_walk_in', { name: 'Sita', phone: '9886032002' });
};

test('separator-line.csv: the line sep= is obeyed @long', async () => {
  await apply(await checkCase('customers', 'separator-line'));
  expect(await newPeople()).toEqual([
    { name: 'Ravi Test', phone: '+91 98860 31001', address: '12, MG Road' },
    { name: 'Sita Test', phone: '+91 98860 31002', address: 'Indiranagar' },
  ]);
});

test('unescaped-quotes.csv: a quotation mark in a text swallows nobody @long', async () => {
  await apply(await checkCase('customers', 'unescaped-quotes'));
  expect(await newPeople()).toEqual([
    { name: 'Ravi Quote', phone: '+91 98860 34001', address: '"Shanti Nivas" 12 MG Road' },
    { name: 'Sita Quote', phone: '+91 98860 34002', address: 'Indiranagar' },
    { name: 'Gita Quote', phone: '+91 98860 34003', address: '"Green View" flat 4' },
    { name: 'Mita Quote', phone: '+91 98860 34004', address: 'Jayanagar' },
    { name: 'Nita Quote', phone: '+91 98860 34005', address: 'Whitefield' },
  ]);
});

test('a row with a separator or a quotation mark too many says so, and is corrected @long', async () => {
  const checked = await check(
    'customers',
    'Name,Phone,Address\nRavi,9886034001,"Shanti Nivas" 12, MG Road\nSita,9886034002,12, MG Road\nGita,9886034003,"7, Lake Road\nPune"\n',
  );
  const unfit =
    'This row has more cells than there are headings. Look for a quotation mark or a separator too many.';
  expect(checked.rows).toMatchObject([
    { outcome: 'error', field: 'name', reason: unfit },
    { outcome: 'error', field: 'name', reason: unfit },
    { outcome: 'add', remark: 'Address: “7, Lake Road\nPune” is read as 7, Lake Road, Pune' },
  ]);
  const manager = await workshop.as('manager');
  for (const row_number of [2, 3]) {
    await call(manager, 'mend_import_row', {
      import_id: checked.importId,
      row_number,
      changes: { address: '12, MG Road' },
    });
  }
  await apply(checked);
  expect((await newPeople()).map(({ address }) => address)).toEqual([
    ...['12, MG Road', '12, MG Road', '7, Lake Road, Pune'],
  ]);
});

test('invisible-marks.csv: six phone numbers, written as all are @long', async () => {
  await apply(await checkCase('customers', 'invisible-marks'));
  expect((await newPeople()).map(({ phone }) => phone)).toEqual(
    ['31008', '31009', '31010', '31011', '31012', '31013'].map((end) => `+91 98860 ${end}`),
  );
  const people = JSON.stringify(await newPeople());
  expect(people).not.toMatch(/[\u00A0\u00AD\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060-\u206F\uFEFF]/);
});

test('placeholder-vin.csv: six cars, none with a VIN or an engine number @long', async () => {
  await addOwners();
  const checked = await checkCase('vehicles', 'placeholder-vin');
  expect(checked.rows.map(({ outcome }) => outcome)).toEqual(Array(6).fill('add'));
  expect(checked.rows[0]).toMatchObject({
    remark: 'VIN: “NA” is left out. Engine number: “NA” is left out',
  });
  await apply(checked);
  expect(
    await exec("select vin, engine_number from public.vehicles where registration_number like 'KA 01 TA%'"),
  ).toEqual(Array(6).fill({ vin: null, engine_number: null }));
});

test('two registration numbers with one VIN are asked about, in a file and in Pitlane @long', async () => {
  await addOwners();
  const file = (plate: string) =>
    `Reg No,Mobile,Make,Model,VIN\n${plate},9886032001,Kia,Seltos,MALC181CLHM000001\nMH 12 AB 2,9886032001,Kia,Seltos,malc181clhm000001\n`;
  const first = await check('vehicles', file('MH 12 AB 1'));
  expect(first.rows).toMatchObject([{ outcome: 'add' }, { outcome: 'error', field: 'vin' }]);
  await call(await workshop.as('manager'), 'check_import', {
    import_id: first.importId,
    leaves_errors_out: true,
  });
  await apply(first);
  expect((await check('vehicles', file('MH12AB0001'))).rows).toMatchObject([
    { outcome: 'skip', reason: 'MH 12 AB 1 is in Pitlane with the same details' },
    {
      outcome: 'error',
      field: 'vin',
      reason: expect.stringMatching(/^Is it MH 12 AB 1, which has this VIN/),
    },
  ]);
});

test('parts-of-one-name.csv: five parts by their codes', async () => {
  const checked = await checkCase('parts', 'parts-of-one-name');
  expect(checked.rows.map(({ outcome }) => outcome)).toEqual(Array(5).fill('add'));
  await apply(checked);
  expect(
    await exec("select part_code, price::float from public.parts where part_code ~ '^[OA]F-' order by 1"),
  ).toEqual([
    { part_code: 'AF-SW-01', price: 350 },
    { part_code: 'OF-CT-03', price: 260 },
    { part_code: 'OF-I20-02', price: 240 },
    { part_code: 'OF-NX-04', price: 310 },
    { part_code: 'OF-SW-01', price: 180 },
  ]);
});

test('a part without a code is the one with its name, if there is just one', async () => {
  await exec(
    "insert into public.parts (part_code, part_name, category) values ('B-9', 'Brake  pad', 'Brakes')",
  );
  const { rows } = await check(
    'parts',
    'Code,Name,Category,Price\n,oil filter,Filters,199\n,Brake Pad,Brakes,99\n,Wiper,Body,480\n',
  );
  expect(rows).toMatchObject([
    { outcome: 'skip', field: 'part_name', reason: expect.stringMatching(/^Oil Filter is in Pitlane with/) },
    { outcome: 'error', field: 'part_code', reason: '2 parts have this name. Add the code.' },
    { outcome: 'error', field: 'part_code', reason: 'Code is missing' },
  ]);
});

test('hsn-forms.csv: a code of 8 digits however it is written, and no code that is none', async () => {
  const checked = await checkCase('parts', 'hsn-forms');
  const none = {
    outcome: 'error',
    field: 'tax_code',
    reason: 'An HSN or SAC code has 4, 6 or 8 digits',
  };
  expect(checked.rows).toMatchObject([...Array(3).fill({ outcome: 'add' }), ...Array(6).fill(none)]);
  await call(await workshop.as('manager'), 'check_import', {
    import_id: checked.importId,
    leaves_errors_out: true,
  });
  await apply(checked);
  expect(await exec("select tax_code from public.parts where part_code like 'H-%'")).toEqual(
    Array(3).fill({ tax_code: '87083000' }),
  );
});

test('units-in-cells.csv: units are dropped and said, and what may be two numbers is asked about @long', async () => {
  await addOwners();
  const checked = await checkCase('vehicles', 'units-in-cells');
  const fuel = (text: string, kind: string) => `Fuel type: “${text}” is read as ${kind}`;
  expect(checked.rows.map(({ outcome, reason, remark }) => [outcome, reason, remark])).toEqual([
    ['add', null, 'Kilometres: “45,000 kms” is read as 45,000'],
    ['add', null, `Kilometres: “45000 KM.” is read as 45,000. ${fuel('PETROL/CNG', 'cng')}`],
    ['error', 'Kilometres: is 45.000 45, or 45,000? Write it without the dot.', null],
    ['error', 'Kilometres must be a number of 0 or more, such as 480 or 1,250.50', null],
    ['add', null, 'Year: “Mar-2018” is read as 2018'],
    ['add', null, fuel('EV', 'electric')],
    ['add', null, `${fuel('Strong Hybrid', 'hybrid')}. Year: “2018-19” is read as 2018`],
  ]);
  await call(await workshop.as('manager'), 'check_import', {
    import_id: checked.importId,
    leaves_errors_out: true,
  });
  await apply(checked);
  expect(
    await exec(
      "select km_driven, year, fuel_type from public.vehicles where registration_number like 'KA 01 TB%' order by registration_number",
    ),
  ).toEqual([
    { km_driven: 45000, year: 2018, fuel_type: 'petrol' },
    { km_driven: 45000, year: 2018, fuel_type: 'cng' },
    { km_driven: 45000, year: 2018, fuel_type: 'cng' },
    { km_driven: 45000, year: 2018, fuel_type: 'electric' },
    { km_driven: 45000, year: 2018, fuel_type: 'hybrid' },
  ]);
});

test('dates.csv: every form that means 9 March 2026, and no day that is none @long', async () => {
  await addOwners();
  await apply(await check('vehicles', 'Reg No,Mobile,Make,Model\nKA 01 TA 2002,9886032001,Kia,Seltos\n'));
  const checked = await checkCase('services', 'dates');
  const days = await exec(
    `select row_number as row, entry ->> 'day' as day, invalid_reason as reason from private.import_rows
     where import_id = ${checked.importId} order by row_number`,
  );
  const none = { day: null, reason: expect.stringMatching(/^Date is not a date/) };
  const march = { day: '2026-03-09', reason: null };
  expect(days.map(({ day, reason }) => ({ day, reason }))).toEqual([
    ...Array(5).fill(march),
    { day: '1998-03-12', reason: null },
    ...Array(7).fill(march),
    ...Array(3).fill(none),
    ...Array(2).fill(march),
  ]);
});

test('headings may stand below a title', async () => {
  const checked = await check(
    'customers',
    'Customers of Lakeside Garage,,\nPrinted 9 Mar 2026,,\n\nMobile,First Name,Surname,Address 1,Address 2\n9886034001,Gita,Nair,3 Lake Road,Pune\n9886034002,Anil,,,Pune\n',
  );
  expect(checked.rows.map(({ row_number }) => row_number)).toEqual([5, 6]);
  await apply(checked);
  expect(await newPeople()).toEqual([
    { name: 'Gita Nair', phone: '+91 98860 34001', address: '3 Lake Road, Pune' },
    { name: 'Anil', phone: '+91 98860 34002', address: 'Pune' },
  ]);
});

test('where decimals are commas, dots stand between thousands', async () => {
  const { importId } = await check(
    'parts',
    'Code;Name;Category;Price;Qty\nA-1;Pad;Brakes;1.250,50;1.200\nA-2;Pads;Brakes;480;12 Nos\n',
  );
  expect(
    await exec(
      `select entry ->> 'price' as price, (entry ->> 'current_stock')::float as stock, remark from private.import_rows
       where import_id = ${importId} order by row_number`,
    ),
  ).toMatchObject([
    { price: '1250.50', stock: 1200 },
    { price: '480.00', stock: 12, remark: 'Stock: “12 Nos” is read as 12' },
  ]);
});

test('a whole number stays whole beside a stock that is measured', async () => {
  const { importId } = await check(
    'parts',
    'Code,Name,Category,Qty,Unit\nA-1,Oil,Fluids,3.5,litre\nA-2,Pad,Brakes,12.0,pcs\n',
  );
  expect(
    await exec(
      `select entry ->> 'current_stock' as stock from private.import_rows where import_id = ${importId} order by row_number`,
    ),
  ).toEqual([{ stock: '3.5' }, { stock: '12' }]);
});

test('a registration number with the letter O for 0 is asked about @long', async () => {
  await addOwners();
  const { rows } = await check(
    'vehicles',
    'Reg No,Mobile,Make,Model\nKA O5 CD OO78,9886032001,Kia,Seltos\nOD 02 AB 12,9886032001,Kia,Seltos\n',
  );
  expect(rows).toMatchObject([
    {
      outcome: 'error',
      field: 'registration_number',
      reason: 'Is it KA 05 CD 0078? KA O5 CD OO78 has the letter O where a digit stands.',
    },
    { outcome: 'add' },
  ]);
});

test('so is that of a past service', async () => {
  const { rows } = await check('services', 'Reg No,Date,Work,Amount\nKA O1 A 1,2026-03-09,Brakes,100\n');
  expect(rows).toMatchObject([
    {
      outcome: 'error',
      field: 'registration_number',
      reason: 'Is it KA 01 A 1? KA O1 A 1 has the letter O where a digit stands.',
    },
  ]);
});

test('UTF-16 without a mark is read @long', async () => {
  const text = 'Name\tPhone\r\nGita Nair\t9886034001\r\n';
  const bytes = new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);
  expect((await check('customers', bytes)).rows).toMatchObject([{ outcome: 'add' }]);
  const swapped = bytes.map((_, place) => bytes[place ^ 1] ?? 0);
  expect((await check('customers', swapped)).rows).toMatchObject([{ outcome: 'add' }]);
});
