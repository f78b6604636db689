import * as fc from 'fast-check';
import { ledgerFaults } from '../../../../local-backend/testing/ledger-faults.ts';
import { formatCountOf } from '../../../../src/foundation/formats/count.ts';
import { sayQuantity } from '../../../../src/foundation/numbers/say-quantity.ts';
import { checkRows, importRows, rowsOf, stageRows } from '../../imports/stage-rows.ts';
import { oneMoreJob } from '../../support/more-jobs.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const by = async <Answer>(name: string, parameters: Record<string, unknown> = {}) =>
  call<Answer>(await workshop.as('manager'), name, parameters);
const counted = parts.oilFilter;

interface Part {
  id: number;
  current_stock: number;
  avg_cost: number;
}

/** Engine oil, of which there is none yet. */
const addOil = async (code = 'OIL') =>
  (
    await by<Part>('save_part', {
      part_name: `Engine Oil ${code}`,
      part_code: code,
      category: 'Fluids',
      stock_unit: 'Ltr.',
      stock_min: 0.5,
      price: 600,
    })
  ).id;

async function expectNoFaults() {
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
}

async function nextJob() {
  const [job] = await workshop.backend.exec(oneMoreJob, [requests.inProgress]);
  return Number(job?.request_id);
}

test('What is measured comes, is used, given back, counted and removed in thousandths @long', async () => {
  const part_id = await addOil();
  const mechanic = await workshop.as('mechanic');
  await by('receive_part', { part_id, quantity: 20.5, unit_cost: 400 });
  const request_id = await nextJob();
  const line = await by<{ line_id: number; amount: number; unit: string }>('add_line', {
    request_id,
    line: { part_id, quantity: 3.525, unit: 'pcs' },
  });
  expect(line).toMatchObject({ quantity: 3.525, unit: 'litre', amount: 2115 });
  await workshop.backend.exec(
    `update public.request_lines set status = 'approved', decided_at = now(), decided_by_name = 'Asha',
       decision_channel = 'phone' where line_id = $1`,
    [line.line_id],
  );
  expect(await by('part_details', { part_id })).toMatchObject({ reserved: 3.525, stock_min: 0.5 });
  expect(await by('job_details', { request_id })).toMatchObject({
    approved_parts: [{ quantity: 3.525, stock_unit: 'litre', short: 0 }],
  });
  await call(mechanic, 'complete_job', { request_id, parts: [{ part_id, quantity: 3.6 }] });
  expect(await by('invoice_draft', { request_id })).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({ quantity: 3.525, unit: 'litre', amount: 2115 }),
      expect.objectContaining({ quantity: 0.075, unit: 'litre', amount: 45 }),
    ]),
  });
  await call(mechanic, 'return_part', { request_id, part_id, quantity: 0.1 });
  const { stock_take_id } = await by<{ stock_take_id: number }>('start_stock_take', { category: 'Fluids' });
  await by('count_part', { stock_take_id, part_id, quantity: 16.75 });
  await by('post_stock_take', { stock_take_id, reason: 'Counted' });
  const changed = await by('update_stock', { part_id, quantity: 0.25, mode: 'subtract', reason: ' Spilt ' });
  expect(changed).toMatchObject({ current_stock: 16.5 });
  expect(await by('part_movements', { part_id })).toMatchObject({
    rows: [
      { kind: 'correct', quantity: -0.25, reason: 'Spilt' },
      { kind: 'count', quantity: -0.25 },
      { kind: 'return', quantity: 0.1, stock_after: 17 },
      { kind: 'use', quantity: -3.6, returnable: 3.5 },
      { kind: 'receive', quantity: 20.5 },
    ],
  });
  await expectNoFaults();
});

test('What is measured is ordered, comes in parts with its tax, and goes back @long', async () => {
  const part_id = await addOil();
  const { supplier_id } = await by<{ supplier_id: number }>('save_supplier', {
    name: 'Bosch',
    gstin: '29AAGCP7383J1ZQ',
    terms_days: 30,
    lead_days: 3,
  });
  const lines = [{ part_id, quantity: 12.5, unit_cost: 400 }];
  const order = await by<{ order_id: number; lines: { line_id: number }[] }>('save_order', {
    supplier_id,
    lines,
  });
  const { order_id } = order;
  await by('send_order', { order_id, channel: 'print' });
  const [today] = await workshop.backend.exec('select private.today()::text as day');
  const came = (quantity: number) => ({
    order_id,
    number: 'B-1',
    day: today?.day,
    lines: [{ line_id: order.lines[0]?.line_id, quantity, unit_cost: 400.1, tax_rate: 18 }],
  });
  expect(await by('receive_order', came(7.333))).toMatchObject({
    lines: [{ quantity: 12.5, received: 7.333, open: 5.167 }],
  });
  expect(
    await refuse(await workshop.as('manager'), 'receive_order', { ...came(8), number: 'B-2' }),
  ).toMatchObject({
    message: 'Engine Oil OIL: 8 litres came, but only 5.167 litres are still open on this order',
    details: '5.167',
  });
  // 7.333 × 400.10 is 2,933.9333.
  const { bills } = await by<{ bills: object[] }>('supplier_details', { supplier_id });
  expect(bills).toMatchObject([{ value: 2933.93, cgst: 264.05, sgst: 264.05, total: 3462.03 }]);
  await by('return_to_supplier', {
    bill_id: 1,
    number: 'N-1',
    day: today?.day,
    reason: 'Leaks',
    lines: [{ part_id, quantity: 0.333 }],
  });
  expect(await by('part_details', { part_id })).toMatchObject({ current_stock: 7, on_order: 5.167 });
  await expectNoFaults();
});

const whole = 'Oil Filter: please enter a whole number of pieces';
test.each<[string, (part_id: number) => Record<string, unknown>]>([
  ['update_stock', (part_id) => ({ part_id, quantity: 1.5, mode: 'add' })],
  ['receive_part', (part_id) => ({ part_id, quantity: 1.5, unit_cost: 1 })],
  ['add_line', (part_id) => ({ request_id: requests.inProgress, line: { part_id, quantity: 1.5 } })],
])('%s refuses a fraction of what is counted, and a tenth of a thousandth', async (name, parametersFor) => {
  expect(await refuse(await workshop.as('manager'), name, parametersFor(counted))).toMatchObject({
    code: 'PT400',
    message: whole,
    hint: 'quantity',
  });
  const text = JSON.stringify(parametersFor(await addOil())).replace('1.5', '1.5001');
  expect(await refuse(await workshop.as('manager'), name, JSON.parse(text))).toMatchObject({ code: 'PT400' });
});

test('A count of a fraction of what is counted is refused, and none is kept of it', async () => {
  const { stock_take_id } = await by<{ stock_take_id: number }>('start_stock_take', { category: 'Filters' });
  const count = { stock_take_id, part_id: counted, quantity: 12.5 };
  expect(await refuse(await workshop.as('mechanic'), 'count_part', count)).toMatchObject({
    code: 'PT400',
    message: whole,
    hint: 'quantity',
  });
});

test('A part with a fraction somewhere cannot be counted from now on; a unit is one of the list', async () => {
  const part_id = await addOil();
  const inPieces = {
    part_id,
    part_name: 'Engine Oil',
    part_code: 'OIL',
    category: 'Fluids',
    stock_min: 0,
    price: 600,
    stock_unit: 'pcs',
  };
  await by('receive_part', { part_id, quantity: 1.5, unit_cost: 400 });
  expect(await refuse(await workshop.as('manager'), 'save_part', inPieces)).toMatchObject({
    code: 'PT409',
    hint: 'stock_unit',
  });
  await by('update_stock', { part_id, quantity: 2, mode: 'set' });
  expect(await by('save_part', inPieces)).toMatchObject({ stock_unit: 'pcs' });
  expect(
    await refuse(await workshop.as('manager'), 'save_part', { ...inPieces, stock_unit: 'lump' }),
  ).toMatchObject({ message: 'Please choose a unit', hint: 'stock_unit' });
  expect(
    await refuse(await workshop.as('manager'), 'save_part', { ...inPieces, stock_min: 0.5 }),
  ).toMatchObject({ message: 'Engine Oil: please enter a whole number of pieces', hint: 'stock_min' });
});

test('An import knows units however they are written, and refuses a fraction of what is counted @long', async () => {
  const manager = await workshop.as('manager');
  const rest = ['400', '', '', ''];
  await importRows(manager, 'parts', [['O-9', 'Gear Oil', 'Fluids', '600', '3.525', ...rest, 'Ltrs.']]);
  const [oil] = await workshop.backend.exec(
    "select current_stock::text as stock, stock_unit from public.parts where part_code = 'O-9'",
  );
  expect(oil).toEqual({ stock: '3.525', stock_unit: 'litre' });
  const rows = [
    ['P-1', 'Pads', 'Brakes', '600', '2.5', ...rest, 'Nos'],
    ['P-2', 'Discs', 'Brakes', '600', '2.5'],
    ['P-3', 'Pipe', 'Brakes', '600', '2', ...rest, 'lump'],
  ];
  const importId = await stageRows(manager, 'parts', rows);
  await checkRows(manager, 'parts', importId);
  const counted = {
    outcome: 'error',
    field: 'current_stock',
    reason: 'Stock must be a whole number: it is counted',
  };
  expect(await rowsOf(manager, importId)).toMatchObject([
    ...[counted, counted],
    {
      outcome: 'error',
      field: 'stock_unit',
      reason: expect.stringMatching(/^Unit must be one of: pcs, set, pair/),
    },
  ]);
});

test('The database and the browser say a quantity in the same words', async () => {
  for (const unit of ['pcs', 'box', 'litre', 'millilitre', 'hour', 'job', 'lump']) {
    for (const quantity of [0, 0.5, 1, 1.5, 2, 12.125]) {
      const [row] = await workshop.backend.exec('select private.say_quantity($1, $2) as said', [
        quantity,
        unit,
      ]);
      expect(row?.said).toBe(sayQuantity(quantity, unit));
    }
  }
});

test('The database and the browser say a count in the same words', async () => {
  const counts = [0, 1, 2, 1000, 123_456, 12_345_678];
  const rows = await workshop.backend.exec(
    "select private.count_of(n, 'row has an error', 'rows have errors') as said from unnest($1::bigint[]) n",
    [counts],
  );
  expect(rows.map(({ said }) => said)).toEqual(
    counts.map((count) => formatCountOf(count, 'row has an error', 'rows have errors')),
  );
});

test('The stock is the sum of its movements, whatever thousandths come and go @long', async () => {
  let run = 0;
  const thousandths = fc.integer({ min: 1, max: 9999 });
  const step = fc.tuple(fc.constantFrom('receive', 'add', 'subtract', 'set', 'use'), thousandths);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      run += 1;
      const part_id = await addOil(`OIL-${run}`);
      const mechanic = await workshop.as('mechanic');
      let stock = 0;
      for (const [what, amount] of steps) {
        const quantity = amount / 1000;
        if (what === 'receive') await by('receive_part', { part_id, quantity, unit_cost: amount / 100 });
        else if (what === 'use') {
          if (amount > stock) continue;
          await call(mechanic, 'complete_job', {
            request_id: await nextJob(),
            parts: [{ part_id, quantity }],
          });
        } else await by('update_stock', { part_id, quantity, mode: what });
        if (what === 'set') stock = amount;
        else if (what === 'receive' || what === 'add') stock += amount;
        else stock = Math.max(0, stock - amount);
      }
      expect(await by('part_details', { part_id })).toMatchObject({ current_stock: stock / 1000 });
      const [ledger] = await workshop.backend.exec(
        'select coalesce(sum(quantity) * 1000, 0)::int as sum from private.stock_movements where part_id = $1',
        [part_id],
      );
      expect(ledger).toEqual({ sum: stock });
      await expectNoFaults();
    }),
    { numRuns: 10 },
  );
});
