import { gstRates, isTaxCode, taxCodeOf } from '../../../../src/foundation/numbers/gst.ts';
import { checkRows, importRows, rowsOf, stageRows } from '../../imports/stage-rows.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let today: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.backend.exec('select private.today()::text as today');
  today = String(row?.today);
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    "update private.garage set state_code = '29', tax_number = '29AAGCB7383J1Z4' where true",
  );
});
afterAll(() => workshop.close());

const by = async <Answer>(name: string, parameters: object = {}) =>
  call<Answer>(await workshop.as('manager'), name, { ...parameters });
const refused = async (name: string, parameters: object) =>
  (await refuse(await workshop.as('manager'), name, { ...parameters })).message;

const part = {
  part_name: 'Pad',
  part_code: 'P-1',
  category: 'Brakes',
  stock_min: 0,
  stock_unit: 'pcs',
  price: 9,
};
const line = { kind: 'part', description: 'Pad', quantity: 1, unit_price: 100 };
/** Each function that takes a rate and a code, with where it keeps the code. */
const doors: Record<string, (changes: object) => Promise<[string, object]>> = {
  part: async (changes) => ['save_part', { ...part, ...changes }],
  category: async (changes) => ['save_part_category', { name: 'Brakes', margin: 10, ...changes }],
  line: async (changes) => ['add_line', { request_id: requests.inProgress, line: { ...line, ...changes } }],
  draft: async (changes) => {
    const request_id = requests.completed;
    return ['save_draft', { request_id, lines: [{ position: 1, ...changes }] }];
  },
};
const kept: Record<string, string> = {
  part: "select tax_code from public.parts where part_code = 'P-1'",
  category: "select tax_code from private.part_categories where name = 'Brakes'",
  line: "select tax_code from public.request_lines where description = 'Pad'",
  draft: `select tax_code from private.draft_lines where request_id = ${requests.completed} and position = 1`,
};

describe.each(Object.entries(doors))('of a %s', (what, door) => {
  test.each([12, 19, 28, 5.5])('%d %% is no rate of today', async (tax_rate) => {
    expect(await refused(...(await door({ tax_rate })))).toBe('GST on that day is 0, 5, 18 or 40 %');
  });

  test.each(['8708.30.00', '8708 30 00', '87083000.0', ' 87083000 '])(
    '"%s" is 87083000',
    async (tax_code) => {
      await by(...(await door({ tax_code })));
      expect(await workshop.backend.exec(String(kept[what]))).toEqual([{ tax_code: '87083000' }]);
    },
  );

  test.each(['8.7083E+07', '4011000', '87083', '87', '8708, 8421', '00000000'])(
    '"%s" is no code',
    async (tax_code) => {
      expect(await refused(...(await door({ tax_code })))).toBe('An HSN or SAC code has 4, 6 or 8 digits');
    },
  );
});

test('a rate of the settings is one of its first day', async () => {
  const rate = { kind: 'labour', valid_from: today, tax_code: '9987.14', rate: 19 };
  expect(await refused('save_tax_rate', rate)).toBe('GST on that day is 0, 5, 18 or 40 %');
  expect(await refused('save_tax_rate', { ...rate, rate: 5, tax_code: '0000' })).toMatch('4, 6 or 8 digits');
  expect(await by('save_tax_rate', { ...rate, rate: 5 })).toContainEqual(
    expect.objectContaining({ kind: 'labour', tax_code: '998714', rate: 5 }),
  );
});

test('an expense and a bill of a supplier have a rate of their day', async () => {
  const expense = { day: today, supplier: 'Shop', category: 'tools', amount: 100, method: 'upi' };
  expect(await refused('record_expense', { ...expense, tax_rate: 28 })).toMatch('GST on that day');
  expect(await by('record_expense', { ...expense, tax_rate: 40 })).toMatchObject({ tax_rate: 40 });
  const { supplier_id } = await by<{ supplier_id: number }>('save_supplier', {
    name: 'Bosch',
    gstin: '29AAGCP7383J1ZQ',
  });
  type Order = { order_id: number; lines: { line_id: number }[] };
  const { order_id } = await by<Order>('save_order', {
    supplier_id,
    lines: [{ part_id: parts.oilFilter, quantity: 1, unit_cost: 100 }],
  });
  const { lines } = await by<Order>('send_order', { order_id, channel: 'print' });
  const bill = (tax_rate: number) => ({
    order_id,
    number: 'B-1',
    day: today,
    lines: [{ line_id: lines[0]?.line_id, quantity: 1, unit_cost: 100, tax_rate }],
  });
  expect(await refused('receive_order', bill(19))).toBe('GST on that day is 0, 5, 18 or 40 %');
  await by('receive_order', bill(18));
});

test('the rates changed on 22 September 2025', async () => {
  const [row] = await workshop.backend.exec(
    `select private.gst_rates('2025-09-21')::float[] as before, private.gst_rates('2025-09-22')::float[] as after,
       private.gst_rates(private.today())::float[] as today`,
  );
  expect(row).toEqual({ before: [0, 5, 12, 18, 28], after: [0, 5, 18, 40], today: gstRates });
});

test('no table keeps another rate or code', async () => {
  for (const change of [
    "update public.parts set tax_code = '00000000' where id = 1",
    "update public.parts set tax_code = '12345' where id = 1",
    'update public.parts set tax_rate = 19 where id = 1',
    'update public.request_lines set tax_rate = 19 where true',
    "insert into private.tax_rates values ('part', '2026-01-01', '8708', 28)",
  ]) {
    await expect(workshop.backend.exec(change)).rejects.toThrow('check constraint');
  }
});

test('an import keeps a code without dots and spaces, and refuses what is none @long', async () => {
  const client = await workshop.as('manager');
  const row = (code: string, n: number) => [`H-${n}`, `Pad ${n}`, 'Brakes', '9', '', '', '', '', code];
  const codes = [
    '8708.30.00',
    '8708 30 00',
    '87083000.0',
    '8.7083E+07',
    '4011000',
    '87',
    '8708, 8421',
    '00000000',
  ];
  const import_id = await stageRows(client, 'parts', codes.map(row));
  await checkRows(client, 'parts', import_id);
  const none = ['error', 'An HSN or SAC code has 4, 6 or 8 digits'];
  expect((await rowsOf(client, import_id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ...Array(3).fill(['add', null]),
    ...Array(5).fill(none),
  ]);
  await importRows(client, 'parts', codes.slice(0, 3).map(row));
  expect(
    await workshop.backend.exec("select distinct tax_code from public.parts where part_code like 'H-%'"),
  ).toEqual([{ tax_code: '87083000' }]);
});

test('the browser reads codes like the database', async () => {
  const written = [
    '8708.30.00',
    '87083000.0',
    ' 8708 ',
    '8708\u00a030',
    '0000',
    '87',
    '12345',
    '8708, 8421',
    '998714',
    '...',
  ];
  const read = await workshop.backend.exec(
    `select coalesce(private.tax_code(c.code), '') as code, coalesce(private.is_tax_code(private.tax_code(c.code)), true) as fits
     from unnest($1::text[]) with ordinality c (code, place) order by c.place`,
    [written],
  );
  expect(read).toEqual(written.map((code) => ({ code: taxCodeOf(code), fits: isTaxCode(code) })));
});
