import * as fc from 'fast-check';
import { ledgerFaults } from '../../../../local-backend/testing/ledger-faults.ts';
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
const refused = async (parameters: object) => {
  const correction = { movement_id: 1, unit_cost: 100, reason: 'Mistyped', ...parameters };
  const { code, message, hint } = await refuse(await workshop.as('manager'), 'correct_cost', correction);
  return `${code} ${message} (${hint})`;
};

interface Movement {
  movement_id: number;
  kind: string;
  entered_cost: number | null;
}

let added = 0;
async function addPart() {
  added += 1;
  const { id } = await by<{ id: number }>('save_part', {
    part_name: `Wiper ${added}`,
    part_code: `W-${added}`,
    category: 'Body',
    stock_unit: 'litre',
    stock_min: 0,
    price: 600,
  });
  return id;
}

const receive = (part_id: number, quantity: number, unit_cost: number) =>
  by('receive_part', { part_id, quantity, unit_cost });
const average = async (part_id: number) =>
  (await by<{ avg_cost: number }>('part_details', { part_id })).avg_cost;
const receipts = async (part_id: number) =>
  (
    await by<{ rows: Movement[] }>('part_movements', { part_id, kind: 'receive', page_size: 100 })
  ).rows.reverse();

async function use(part_id: number, quantity: number) {
  const [job] = await workshop.backend.exec(oneMoreJob, [requests.inProgress]);
  const request_id = Number(job?.request_id);
  await call(await workshop.as('mechanic'), 'complete_job', { request_id, parts: [{ part_id, quantity }] });
  return request_id;
}

/** What all jobs together used of a part, as the reports count it. */
async function usedCost(part_id: number) {
  const [row] = await workshop.backend.exec(
    `select coalesce(sum(f.value), 0)::float as cost
     from private.report_facts('parts_cost', private.today() - 1, private.today() + 1) f
     join private.stock_movements m on m.movement_id = f.id where m.part_id = $1`,
    [part_id],
  );
  return Number(row?.cost);
}

async function expectNoFaults() {
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
}

test('A receipt with a wrong cost is corrected by a movement that names it, and the average is as if it had been right @long', async () => {
  const part_id = await addPart();
  await receive(part_id, 10, 100);
  await receive(part_id, 10, 1000);
  await by('update_stock', { part_id, quantity: 10, mode: 'subtract' });
  await receive(part_id, 10, 100);
  expect(await average(part_id)).toBe(325);
  const wrong = (await receipts(part_id))[1];
  const correction = { movement_id: wrong?.movement_id, unit_cost: 100, reason: ' A zero too many ' };
  const keyed = { ...correction, idempotency_key: '11111111-1111-4111-8111-111111111111' };
  const corrected = await by('correct_cost', keyed);
  expect(corrected).toMatchObject({ id: part_id, avg_cost: 100, current_stock: 20 });
  expect(await by('correct_cost', keyed)).toEqual(corrected);
  const { rows } = await by<{ rows: object[] }>('part_movements', { part_id });
  expect(rows[0]).toMatchObject({
    kind: 'revalue',
    quantity: 0,
    unit_cost: 100,
    stock_after: 20,
    reason: 'A zero too many',
    moved_by_name: 'Meera',
    entered_cost: null,
  });
  expect((await receipts(part_id)).map(({ entered_cost }) => entered_cost)).toEqual([100, 100, 100]);
  await expectNoFaults();
});

test('What was used at the wrong cost is corrected in the reports of today, once @long', async () => {
  const part_id = await addPart();
  await receive(part_id, 10, 100);
  await receive(part_id, 10, 1000);
  await use(part_id, 4);
  expect(await usedCost(part_id)).toBe(4 * 550);
  const movement_id = (await receipts(part_id))[1]?.movement_id;
  for (const unit_cost of [300, 100]) {
    await by('correct_cost', { movement_id, unit_cost, reason: 'Mistyped' });
    expect(await usedCost(part_id)).toBe((4 * (100 + unit_cost)) / 2);
  }
  await expectNoFaults();
});

test('What is no receipt, no other cost, or without a reason is refused', async () => {
  await receive(parts.oilFilter, 1, 90);
  const movement_id = (await receipts(parts.oilFilter))[0]?.movement_id;
  expect(await refused({ movement_id: 99_999 })).toBe('PT404 Receipt not found (movement_id)');
  // The opening stock of a part.
  expect(await refused({ movement_id: 1 })).toBe('PT404 Receipt not found (movement_id)');
  expect(await refused({ movement_id, unit_cost: 90 })).toBe(
    'PT400 This receipt has this cost already (unit_cost)',
  );
  for (const unit_cost of [-1, 1.005, null, 100_000_000])
    expect(await refused({ movement_id, unit_cost })).toBe('PT400 Please enter a valid cost (unit_cost)');
  expect(await refused({ movement_id, reason: ' ' })).toBe('PT400 Please give a reason (reason)');
});

test('A receipt by a bill corrects the bill, what the supplier is owed and the register too @long', async () => {
  const part_id = parts.oilFilter;
  const { supplier_id } = await by<{ supplier_id: number }>('save_supplier', {
    name: 'Bosch',
    gstin: '29AAGCP7383J1ZQ',
    terms_days: 30,
    lead_days: 3,
  });
  const order = await by<{ order_id: number; lines: { line_id: number }[] }>('save_order', {
    supplier_id,
    lines: [{ part_id, quantity: 10, unit_cost: 100 }],
  });
  await by('send_order', { order_id: order.order_id, channel: 'print' });
  const [today] = await workshop.backend.exec('select private.today()::text as day');
  const lines = [{ line_id: order.lines[0]?.line_id, quantity: 10, unit_cost: 1000, tax_rate: 18 }];
  await by('receive_order', { order_id: order.order_id, number: 'B-1', day: today?.day, lines });
  const back = (number: string) =>
    by('return_to_supplier', {
      bill_id: 1,
      number,
      day: today?.day,
      reason: 'Broken',
      lines: [{ part_id, quantity: 2 }],
    });
  await back('N-1');
  const owed = async () =>
    (await by<{ owed: number; bills: object[] }>('supplier_details', { supplier_id })).owed;
  expect(await owed()).toBe(8 * 1180);
  const movement_id = (await receipts(part_id)).at(-1)?.movement_id;
  await by('correct_cost', { movement_id, unit_cost: 100, reason: 'A zero too many' });
  expect(await owed()).toBe(8 * 118);
  await back('N-2');
  expect(await owed()).toBe(6 * 118);
  const { bills } = await by<{ bills: object[] }>('supplier_details', { supplier_id });
  expect(bills).toMatchObject([
    { kind: 'return', number: 'N-2', total: 236 },
    {
      kind: 'correction',
      number: 'B-1',
      value: -7200,
      cgst: -648,
      sgst: -648,
      total: -8496,
      reason: 'A zero too many',
    },
    { kind: 'return', number: 'N-1', total: 2360 },
    { kind: 'bill', number: 'B-1', lines: [{ returnable: 6 }] },
  ]);
  expect(await by('purchase_register', { from_day: today?.day, to_day: today?.day })).toMatchObject({
    rows: [{}, {}, { kind: 'correction', original_number: 'B-1', total: -8496 }, {}],
  });
  await expectNoFaults();
});

test('Whatever came, went and was corrected, the average and the costs of jobs are those of right receipts', async () => {
  const amount = fc.integer({ min: 1, max: 5000 });
  const step = fc.tuple(fc.constantFrom('receive', 'receive', 'use', 'return', 'subtract', 'add'), amount);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), amount, async (steps, cents) => {
      const [mistaken, right] = [await addPart(), await addPart()];
      const mechanic = await workshop.as('mechanic');
      const wrong: number[] = [];
      const used: { requests: number[]; left: number }[] = [];
      let stock = 0;
      for (const [place, [what, thousandths]] of steps.entries()) {
        const quantity = thousandths / 1000;
        if (what === 'receive') {
          // In paise: a sum of fractions has more than two digits after the point.
          const cost = (thousandths * 7) % 9000;
          const isWrong = place % 2 === 0;
          await receive(mistaken, quantity, (isWrong ? cost + 100 * cents : cost) / 100);
          await receive(right, quantity, cost / 100);
          if (isWrong) wrong.push((await receipts(mistaken)).length - 1);
          stock += thousandths;
        } else if (what === 'use' && thousandths <= stock) {
          used.push({
            requests: [await use(mistaken, quantity), await use(right, quantity)],
            left: thousandths,
          });
          stock -= thousandths;
        } else if (what === 'return') {
          const use = used.find(({ left }) => left >= thousandths);
          if (!use) continue;
          for (const [at, part_id] of [mistaken, right].entries())
            await call(mechanic, 'return_part', { request_id: use.requests[at], part_id, quantity });
          use.left -= thousandths;
          stock += thousandths;
        } else if (what === 'add' || what === 'subtract') {
          for (const part_id of [mistaken, right])
            await by('update_stock', { part_id, quantity, mode: what });
          stock = what === 'add' ? stock + thousandths : Math.max(0, stock - thousandths);
        }
      }
      const [come, meant] = [await receipts(mistaken), await receipts(right)];
      for (const at of wrong.reverse())
        await by('correct_cost', {
          movement_id: come[at]?.movement_id,
          unit_cost: meant[at]?.entered_cost,
          reason: 'Mistyped',
        });
      expect(await average(mistaken)).toBe(await average(right));
      expect(await usedCost(mistaken)).toBeCloseTo(await usedCost(right), 6);
      await expectNoFaults();
    }),
    { numRuns: 8 },
  );
});
