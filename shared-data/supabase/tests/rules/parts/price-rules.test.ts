import type { PartDetails } from '../../../../src/parts/parts-answers.ts';
import type { PartCategory, PriceProposalPage } from '../../../../src/parts/prices/part-prices-answers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    `update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29',
       tax_number = '29AAGCP7383J1ZQ' where true`,
  );
});
afterAll(() => workshop.close());

const part_id = parts.oilFilter;
const by = async <Answer>(name: string, parameters: object = {}) =>
  call<Answer>(await workshop.as('manager'), name, { ...parameters } as Record<string, unknown>);
const refused = async (name: string, parameters: object) => {
  const { code, message, hint } = await refuse(await workshop.as('manager'), name, {
    ...parameters,
  } as Record<string, unknown>);
  return `${code} ${message} (${hint})`;
};
const rule = (changes: object = {}) =>
  by<PartCategory>('save_part_category', { name: 'Filters', margin: 40, ...changes });
const details = (part: number = part_id) => by<PartDetails>('part_details', { part_id: part });
const proposed = async () => (await details()).proposal?.price;
const below = (parameters: object = {}) => by<PriceProposalPage>('list_price_proposals', parameters);
const prices = async () =>
  (await workshop.backend.exec('select price from public.parts order by id')).map(({ price }) =>
    Number(price),
  );
const filter = {
  part_name: 'Oil Filter',
  part_code: 'F-1',
  category: 'Filters',
  stock_min: 4,
  stock_unit: 'pcs',
  price: 150,
  part_id,
};

describe('a rule', () => {
  test('proposes cost, margin and GST, rounded up, and none without a margin or a cost @long', async () => {
    expect((await details()).proposal).toBeNull();
    await rule();
    expect((await details()).proposal).toEqual({ price: 165.2, margin: 40, tax_rate: 18, round_to: null });
    await rule({ round_to: 10 });
    expect(await proposed()).toBe(170);
    await rule({ margin: 10.5, tax_rate: 40 });
    expect(await proposed()).toBe(154.7);
    await by('save_part', { ...filter, tax_rate: 5 });
    expect(await proposed()).toBe(116.03);
    await by('save_part', { ...filter, category: 'Brakes' });
    expect(await proposed()).toBeUndefined();
    await by('save_part', { ...filter, category: 'filters' });
    await workshop.backend.exec('update public.parts set avg_cost = 0 where id = 1');
    expect(await proposed()).toBeUndefined();
  });

  test('of a garage without a tax number has no tax in it, which its costs include', async () => {
    await workshop.backend.exec('update private.garage set tax_number = null where true');
    await rule();
    expect((await details()).proposal).toMatchObject({ price: 140, tax_rate: null });
  });

  test('follows the cost of a delivery, and tells a mechanic nothing', async () => {
    await rule();
    await by('receive_part', { part_id, quantity: 10, unit_cost: 200 });
    expect(await proposed()).toBe(247.8);
    expect(await call(await workshop.as('mechanic'), 'part_details', { part_id })).toMatchObject({
      proposal: null,
      avg_cost: null,
      costs: [],
    });
    expect(
      await refuse(await workshop.as('mechanic'), 'list_price_proposals', { search: 'oil' }),
    ).toMatchObject({ code: 'PT403' });
  });

  test('is kept by the name of the category in any case, and gone when nothing is set', async () => {
    const [brakes, filters] = await by<PartCategory[]>('part_categories').then((all) =>
      all.filter(({ name }) => name !== 'Fluids'),
    );
    expect(brakes).toMatchObject({ name: 'Brakes', parts: 1, margin: null, usual_tax_code: null });
    expect(filters).toMatchObject({ name: 'Filters', parts: 1, margin: null, usual_tax_code: '8421' });
    await rule({ name: ' FILTERS ', round_to: 5, tax_code: '84212300' });
    expect((await by<PartCategory[]>('part_categories')).find(({ margin }) => margin === 40)).toMatchObject({
      parts: 1,
      round_to: 5,
      tax_code: '84212300',
      tax_rate: null,
    });
    await by('save_part_category', { name: 'Filters' });
    expect(await workshop.backend.exec('select name from private.part_categories')).toEqual([]);
    const changes = await workshop.backend.exec(
      "select action, actor_name from private.changes where subject = 'part_category' order by change_id desc limit 2",
    );
    expect(changes).toEqual([
      { action: 'removed', actor_name: 'Meera' },
      { action: 'added', actor_name: 'Meera' },
    ]);
  });

  test('stays when its category is renamed, with its parts, their HSN code and rate @long', async () => {
    const old_name = 'filters';
    const tax = () =>
      workshop.backend.exec('select (private.part_tax(p)).* from public.parts p where p.id = $1', [part_id]);
    await rule({ tax_rate: 40, round_to: 10 });
    const before = { price: await proposed(), tax: await tax() };
    expect(await rule({ name: 'Filter Elements', tax_rate: 40, round_to: 10, old_name })).toMatchObject({
      name: 'Filter Elements',
      parts: 1,
      margin: 40,
      round_to: 10,
      tax_rate: 40,
      tax_code: '8421',
    });
    expect({ price: await proposed(), tax: await tax() }).toEqual(before);
    expect((await details()).category).toBe('Filter Elements');
    expect((await by<PartCategory[]>('part_categories')).map(({ name }) => name)).toEqual([
      ...['Brakes', 'Filter Elements', 'Fluids'],
    ]);
    // A category that has parts alone, and another case of its own name.
    await by('save_part_category', { name: 'BRAKES', old_name: 'Brakes' });
    expect((await details(parts.brakePad)).category).toBe('BRAKES');
    for (const name of ['filter elements', ' fluids'])
      expect(await refused('save_part_category', { name, old_name: 'Brakes' })).toBe(
        `PT409 There is a category ${name.trim()} already. Choose another name. (name)`,
      );
    expect(await refused('save_part_category', { name: 'Belts', old_name: 'Filters' })).toBe(
      'PT404 This category does not exist any more (name)',
    );
  });

  test('is not saved over another one that was not seen', async () => {
    const expected = { margin: null, round_to: null, tax_code: null, tax_rate: null };
    await rule({ expected });
    expect(await refused('save_part_category', { name: 'Filters', margin: 50, expected })).toBe(
      'PT412 This category was changed by someone else (name)',
    );
    expect(await rule({ expected })).toMatchObject({ margin: 40 });
  });

  test.each([
    [{ name: ' ' }, 'PT400 Category is required (name)'],
    [{ name: 'x'.repeat(61) }, 'PT400 Category must be no more than 60 characters long (name)'],
    [{ margin: -1 }, 'PT400 Please enter a margin from 0 to 1,000 % (margin)'],
    [{ margin: 1e30 }, 'PT400 Please enter a margin from 0 to 1,000 % (margin)'],
    [{ margin: 1.005 }, 'PT400 Please enter a margin from 0 to 1,000 % (margin)'],
    [{ round_to: 7 }, 'PT400 Please choose ₹1, ₹5, ₹10, ₹50 or ₹100 (round_to)'],
    [{ tax_code: '84' }, 'PT400 An HSN or SAC code has 4, 6 or 8 digits (tax_code)'],
    [{ tax_rate: 101 }, 'PT400 GST on that day is 0, 5, 18 or 40 % (tax_rate)'],
  ])('is refused for %j', async (changes, refusal) => {
    expect(await refused('save_part_category', { name: 'Filters', margin: 40, ...changes })).toBe(refusal);
  });
});

describe('prices below their rule', () => {
  beforeEach(async () => {
    await rule();
    await rule({ name: 'Brakes', margin: 50 });
    await rule({ name: 'Fluids', margin: 10 });
  });

  test('are listed with what is proposed, sorted, searched and by category @long', async () => {
    const { rows, total, categories } = await below();
    expect(rows.map((row) => [row.part_code, row.price, row.proposal.price])).toEqual([
      ['B-1', 1300, 1593],
      ['F-1', 150, 165.2],
    ]);
    expect([total, categories]).toEqual([2, ['Brakes', 'Filters', 'Fluids']]);
    const codes = async (parameters: object) =>
      (await below(parameters)).rows.map(({ part_code }) => part_code);
    expect(await codes({ sort: '-name' })).toEqual(['F-1', 'B-1']);
    expect(await codes({ sort: 'gap' })).toEqual(['F-1', 'B-1']);
    expect(await codes({ sort: '-gap' })).toEqual(['B-1', 'F-1']);
    expect(await codes({ search: 'OIL' })).toEqual(['F-1']);
    expect(await codes({ category: 'brakes' })).toEqual(['B-1']);
    expect(await codes({ page: 2, page_size: 1 })).toEqual(['F-1']);
    await by('set_part_retired', { part_id, retired: true });
    expect(await codes({})).toEqual(['B-1']);
  });

  test('are taken all or none, for lines that are added from then on @long', async () => {
    const line = await by<{ line_id: number }>('add_line', {
      request_id: requests.approved,
      line: { part_id },
    });
    const both = [
      { part_id, price: 165.2 },
      { part_id: parts.brakePad, price: 1593 },
    ];
    expect(await refused('take_prices', { prices: [both[1], { part_id, price: 165 }] })).toBe(
      'PT412 The cost or the rule of Oil Filter has changed. Please look at its price again. (prices)',
    );
    expect(await prices()).toEqual([150, 1300, 80]);
    expect(await by('take_prices', { prices: both })).toEqual({ changed: 2 });
    expect(await by('take_prices', { prices: both })).toEqual({ changed: 0 });
    expect(await prices()).toEqual([165.2, 1593, 80]);
    expect((await below()).total).toBe(0);
    expect(await details()).toMatchObject({ prices: [{ amount: 150 }, { amount: 165.2 }] });
    expect(
      await workshop.backend.exec('select unit_price from public.request_lines where line_id = $1', [
        line.line_id,
      ]),
    ).toEqual([{ unit_price: 150 }]);
  });

  test.each([
    [[]],
    [{}],
    [null],
    [[{ part_id: 'x', price: 1 }]],
    [[{ part_id: 1 }]],
    [[{ part_id: 1, price: -1 }]],
  ])('are refused for %j', async (taken) => {
    expect(await refused('take_prices', { prices: taken })).toBe(
      'PT400 Please choose 1 to 100 parts (prices)',
    );
  });

  test('of a part that is not there are refused', async () => {
    expect(await refused('take_prices', { prices: [{ part_id: 99, price: 1 }] })).toBe(
      'PT404 Part not found (prices)',
    );
  });
});

describe('the HSN code and GST rate', () => {
  const request_id = requests.inProgress;
  const add = (part: number) => by<{ line_id: number }>('add_line', { request_id, line: { part_id: part } });

  async function invoiced(used: object[]) {
    await by('send_estimate', { request_id });
    const asked = await workshop.backend.exec(
      "select line_id, version from public.request_lines where request_id = $1 and status = 'proposed'",
      [request_id],
    );
    await call(await workshop.as('customer'), 'decide_lines', {
      request_id,
      decided_by_name: 'Asha Rao',
      decisions: asked.map((line) => ({ ...line, approve: true })),
    });
    await call(await workshop.as('mechanic'), 'complete_job', {
      request_id,
      parts: used,
      final_cost: 13830,
    });
    await by('issue_invoice', { request_id });
    const [{ today } = {}] = await workshop.backend.exec('select private.today()::text as today');
    const { hsn } = await by<{ hsn: { hsn: string; rate: number; total_value: number }[] }>('gstr1_tables', {
      from_day: today,
      to_day: today,
    });
    return hsn.map((row) => `${row.hsn} ${row.rate} % ${row.total_value}`);
  }

  test('of a part are its own, else its category’s, in estimate, invoice and table 12 of GSTR-1 @long', async () => {
    await rule({ tax_code: '84212300', tax_rate: 40 });
    await by('save_part_category', { name: 'Brakes', tax_code: '87083000', tax_rate: 18 });
    // The rate of the day is not that of a category that has one, were it the same until then.
    await workshop.backend.exec(
      "update private.tax_rates set rate = 40 where kind = 'part' and valid_from > '2025-01-01'",
    );
    await workshop.backend.exec(
      "update public.parts set tax_code = '68138100', tax_rate = 5, current_stock = 9 where id = 3",
    );
    for (const part of [part_id, parts.brakePad, parts.outOfStock]) await add(part);
    const { lines } = await by<{ lines: { part_id: number; tax_code: string; tax_rate: number }[] }>(
      'request_estimate',
      { request_id },
    );
    expect(lines.filter((line) => line.part_id).map((line) => [line.tax_code, line.tax_rate])).toEqual([
      ['84212300', 40],
      ['87083000', 18],
      ['68138100', 5],
    ]);
    // Two more of the filter than its line has.
    expect(
      await invoiced([
        { part_id, quantity: 3 },
        { part_id: parts.brakePad, quantity: 1 },
        { part_id: parts.outOfStock, quantity: 1 },
      ]),
    ).toEqual(['68138100 5 % 80', '84212300 40 % 450', '87083000 18 % 1300', '998714 18 % 12000']);
    await workshop.backend.exec(
      "update private.tax_rates set rate = 18 where kind = 'part' and valid_from > '2025-01-01'",
    );
  });

  test('of a line stay as they were when its category changes', async () => {
    await rule({ tax_code: '84212300', tax_rate: 40 });
    const { line_id } = await add(part_id);
    await rule({ tax_code: '84213100', tax_rate: 5 });
    expect(
      await workshop.backend.exec('select tax_code, tax_rate from public.request_lines where line_id = $1', [
        line_id,
      ]),
    ).toEqual([{ tax_code: '84212300', tax_rate: 40 }]);
  });

  test.each([
    [{ tax_code: '84' }, 'PT400 An HSN or SAC code has 4, 6 or 8 digits (tax_code)'],
    [{ tax_rate: 100.5 }, 'PT400 GST on that day is 0, 5, 18 or 40 % (tax_rate)'],
    [{ tax_rate: 5.005 }, 'PT400 GST on that day is 0, 5, 18 or 40 % (tax_rate)'],
  ])('of a part are refused for %j', async (changes, refusal) => {
    expect(await refused('save_part', { ...filter, ...changes })).toBe(refusal);
  });
});
