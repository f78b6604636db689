import { partNumberKey } from '../../../../src/parts/part-number.ts';
import { checkRows, importRows, rowsOf, stageRows } from '../../imports/stage-rows.ts';
import { createRandom } from '../../support/random-source.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    "update public.parts set other_numbers = '{90915-YZZD4, 0.986.452.041}' where id = $1",
    [parts.oilFilter],
  );
});
afterAll(() => workshop.close());

const by = async <Result = Record<string, unknown>>(name: string, parameters: object = {}) =>
  call<Result>(await workshop.as('manager'), name, { ...parameters });
const codes = async (name: string, parameters: object) =>
  (await by<{ rows: { part_code: string }[] }>(name, parameters)).rows.map(({ part_code }) => part_code);
const refuseSave = async (change: object) =>
  refuse(await workshop.as('manager'), 'save_part', { ...wiper, ...change });

const wiper = {
  part_name: 'Wiper',
  part_code: 'W-1',
  category: 'Body',
  stock_min: 3,
  stock_unit: 'pair',
  price: 480,
  other_numbers: ['AR 24 U'],
};
const spellings = ['90915-YZZD4', '90915 yzzd4', '90915YZZD4', '90915.yzzd4', '90915\u2011yzz'];

describe('a number is found however it is spelled', () => {
  test.each(spellings)('"%s" in the lists of parts', async (search) => {
    // Below the price that its rule proposes, and below its minimum.
    await by('save_part_category', { name: 'Filters', margin: 90 });
    await by('update_stock', { part_id: parts.oilFilter, quantity: 1, mode: 'set' });
    for (const list of ['list_parts', 'reorder_list', 'list_price_proposals', 'list_part_turns'])
      expect([list, await codes(list, { search })]).toEqual([list, ['F-1']]);
  });

  test.each(['90915 yzzd4', '90915YZZD4', '0915yz', 'yzz d4', 'f1', 'f-1'])(
    '"%s" in the search everywhere',
    async (query) => {
      const { rows } = await by<{ rows: { kind: string; ref: string }[] }>('search_everywhere', { query });
      expect(rows.filter(({ kind }) => kind === 'part')).toMatchObject([{ ref: 'F-1' }]);
    },
  );

  test.each(['90915 yzzd4', '0986452041', 'f1', ' F-1 ', '0\u2013986\u00a0452.041'])(
    '"%s" when it is scanned',
    async (number) => {
      expect(await by('find_part', { number })).toMatchObject({
        part_code: 'F-1',
        reserved: 0,
        avg_cost: 100,
      });
      const seen = await call(await workshop.as('mechanic'), 'find_part', { number });
      expect(seen).toMatchObject({ part_code: 'F-1', avg_cost: null });
    },
  );

  test.each(['90915', '', ' ', '---', '%', 'x'.repeat(500)])(
    '"%s" is scanned as no number',
    async (number) => {
      expect(await by('find_part', { number })).toBeNull();
    },
  );

  test('it is shown as it was entered', async () => {
    expect(await by('find_part', { number: 'f1' })).toMatchObject({
      part_code: 'F-1',
      other_numbers: ['90915-YZZD4', '0.986.452.041'],
    });
  });
});

describe('a number belongs to one part', () => {
  test.each([
    [{ part_code: 'f1' }, 'part_code', 'A part with this code already exists'],
    [{ part_code: '90915 yzzd4' }, 'part_code', '90915 yzzd4 is another number of Oil Filter (F-1)'],
    [{ other_numbers: ['X 1', 'F 1'] }, 'other_numbers', 'F 1 is a number of Oil Filter (F-1)'],
    [{ other_numbers: ['0986 452 041'] }, 'other_numbers', '0986 452 041 is a number of Oil Filter (F-1)'],
  ])('%j is refused', async (change, hint, message) => {
    expect(await refuseSave(change)).toEqual({ code: 'PT409', message, hint });
    expect(await refuseSave({ ...change, part_id: parts.brakePad })).toEqual({
      code: 'PT409',
      message,
      hint,
    });
  });

  test('a part keeps its own, spells them otherwise, and gives them up', async () => {
    const filter = {
      ...wiper,
      part_id: parts.oilFilter,
      part_code: 'F1',
      other_numbers: ['90915YZZD4', 'f-1'],
    };
    expect(await by('save_part', filter)).toMatchObject({
      part_code: 'F1',
      other_numbers: ['90915YZZD4', 'f-1'],
    });
    await by('save_part', { ...filter, other_numbers: [] });
    expect(await by('save_part', { ...wiper, other_numbers: ['90915-YZZD4'] })).toMatchObject({
      part_code: 'W-1',
    });
  });

  test('past all functions too', async () => {
    await expect(
      workshop.backend.exec(
        `insert into public.parts (part_name, part_code, category) values ('Filter', 'F 1', 'Filters')`,
      ),
    ).rejects.toThrow('A part with this code already exists');
    await expect(
      workshop.backend.exec(`insert into public.parts (part_name, part_code, category)
        values ('One', 'N-1', 'Body'), ('Other', 'n1', 'Body')`),
    ).rejects.toThrow('A part with this code already exists');
  });
});

describe('an import', () => {
  const rows = [
    ['90915 YZZD4', 'Some filter', 'Filters', '175', ''],
    ['b1', 'Pads', 'Brakes', '1400', ''],
    ['N-1', 'Nut', 'Body', '5', ''],
    ['n.1', 'Nut M8', 'Body', '6', ''],
  ];

  test('takes another spelling for the same part, and says so', async () => {
    const client = await workshop.as('manager');
    const importId = await stageRows(client, 'parts', rows);
    await checkRows(client, 'parts', importId, { duplicates: 'merge' });
    expect((await rowsOf(client, importId)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['merge', 'Oil Filter (F-1) has this as another number and is updated'],
      ['merge', 'Brake Pad has this code and is updated'],
      ['add', null],
      ['skip', 'Row 4 has the same code'],
    ]);
  });

  test('updates the part and leaves its numbers as they were entered', async () => {
    await importRows(await workshop.as('manager'), 'parts', rows, { duplicates: 'merge' });
    expect(await by('find_part', { number: '90915yzzd4' })).toMatchObject({
      id: parts.oilFilter,
      part_code: 'F-1',
      part_name: 'Some filter',
      price: 175,
      other_numbers: ['90915-YZZD4', '0.986.452.041'],
    });
    expect(await by('find_part', { number: 'N1' })).toMatchObject({ part_code: 'N-1', part_name: 'Nut' });
  });
});

describe('an import with shelves, other numbers and HSN codes', () => {
  const line = (code: string, name: string, numbers = '', more: string[] = []) => [
    ...[code, name, 'Body', '100', '', '', more[0] ?? '', numbers, more[1] ?? ''],
  ];
  const checked = async (rows: string[][]) => {
    const client = await workshop.as('manager');
    const importId = await stageRows(client, 'parts', rows);
    await checkRows(client, 'parts', importId, { duplicates: 'merge' });
    return (await rowsOf(client, importId)).map(({ outcome, field, reason }) => [outcome, field, reason]);
  };

  test('adds and merges them, and undoing takes them back @long', async () => {
    const client = await workshop.as('manager');
    const { import_id } = await importRows(
      client,
      'parts',
      [
        line('N-1', 'Nut', 'OEM 77; 4 711 | 08-15', ['C-4', '73181600']),
        line('F-1', 'Oil Filter', '90915yzzd4, W 712', ['A-9']),
      ],
      { duplicates: 'merge' },
    );
    expect(await by('find_part', { number: '4711' })).toMatchObject({
      part_code: 'N-1',
      shelf: 'C-4',
      tax_code: '73181600',
      other_numbers: ['OEM 77', '4 711', '08-15'],
    });
    expect(await by('find_part', { number: 'w712' })).toMatchObject({
      part_code: 'F-1',
      shelf: 'A-9',
      other_numbers: ['90915-YZZD4', '0.986.452.041', 'W 712'],
    });
    await by('undo_import', { import_id });
    expect(await by('find_part', { number: 'w712' })).toBeNull();
    expect(await by('find_part', { number: 'f1' })).toMatchObject({
      shelf: null,
      other_numbers: ['90915-YZZD4', '0.986.452.041'],
    });
  });

  test('names the row or the part that has a number already', async () => {
    expect(
      await checked([
        line('N-1', 'Nut', '4711'),
        line('N-2', 'Bolt', '08-15; 47.11'),
        line('47 11', 'Washer'),
        line('N-4', 'Ring', '90915yzzd4'),
        line('N-5', 'Pin', 'B 1'),
        line('N-6', 'Clip', '7'.repeat(61)),
        line('N-7', 'Cap', '', ['', '12']),
      ]),
    ).toEqual([
      ['add', null, null],
      ['error', 'other_numbers', '47.11 is a number of row 2. Correct it, or leave it out.'],
      ['error', 'part_code', '47 11 is a number of row 2. Correct it, or leave it out.'],
      ['error', 'other_numbers', '90915yzzd4 is a number of Oil Filter (F-1). Correct it, or leave it out.'],
      ['error', 'other_numbers', 'B 1 is a number of Brake Pad (B-1). Correct it, or leave it out.'],
      ['error', 'other_numbers', 'Please enter at most 20 other numbers, of up to 60 characters each'],
      ['error', 'tax_code', 'An HSN or SAC code has 4, 6 or 8 digits'],
    ]);
  });
});

test('the browser spells numbers like the database', async () => {
  const random = createRandom(4_711);
  const pieces = [
    '90915',
    'YzzD',
    'ß',
    ' ',
    '\u00a0',
    '-',
    '\u2011',
    '\u2014',
    '\u2212',
    '.',
    '/',
    '_',
    '\t',
    '\ud83d\udd27',
  ];
  const numbers = [
    '',
    ' - ',
    ...random.some(200, 200, () => random.some(1, 6, () => random.pick(pieces)).join('')),
  ];
  const keys = await workshop.backend.exec(
    'select private.part_number_key(n.number) as key from unnest($1::text[]) with ordinality n (number, place) order by n.place',
    [numbers],
  );
  expect(keys.map(({ key }) => key)).toEqual(numbers.map(partNumberKey));
});
