import { ledgerFaults } from '../../../../local-backend/testing/ledger-faults.ts';
import type { Order, ReorderPage } from '../../../../src/parts/orders/orders-answers.ts';
import type {
  Supplier,
  SupplierBill,
  SupplierDetails,
} from '../../../../src/parts/suppliers/suppliers-answers.ts';
import type { WorkshopBoard } from '../../../../src/plan/board/board-answers.ts';
import type { Schedule } from '../../../../src/plan/schedule/schedule-answers.ts';
import { bell, claim, outbox } from '../../support/outbox.ts';
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

const part_id = parts.oilFilter;
const by = async <Answer>(name: string, parameters: object = {}) =>
  call<Answer>(await workshop.as('manager'), name, parameters as Record<string, unknown>);
const refused = async (name: string, parameters: object) => {
  const client = await workshop.as('manager');
  const { code, message, hint } = await refuse(client, name, parameters as Record<string, unknown>);
  return `${code} ${message}${hint ? ` (${hint})` : ''}`;
};

const supply = (changes: object = {}) =>
  by<Supplier>('save_supplier', {
    name: 'Bosch',
    contact: 'Suresh',
    email: 'orders@bosch.test',
    gstin: '29AAGCP7383J1ZQ',
    terms_days: 30,
    lead_days: 3,
    ...changes,
  });
const draft = async (lines: object[] = [{ part_id, quantity: 10, unit_cost: 100 }], changes: object = {}) =>
  by<Order>('save_order', { supplier_id: (await supply()).supplier_id, lines, ...changes });
async function sent(lines?: object[]) {
  const { order_id } = await draft(lines);
  return by<Order>('send_order', { order_id, channel: 'print' });
}
const lineOf = (order: Order, part: number = part_id) =>
  order.lines.find((line) => line.part_id === part)?.line_id;
const delivery = (order: Order, quantity: number, changes: object = {}) => ({
  order_id: order.order_id,
  number: 'B-1',
  day: today,
  lines: [{ line_id: lineOf(order), quantity, unit_cost: 120, tax_rate: 18 }],
  ...changes,
});
const receive = (order: Order, quantity: number, changes: object = {}) =>
  by<Order>('receive_order', delivery(order, quantity, changes));
const account = async (supplier_id: number) => by<SupplierDetails>('supplier_details', { supplier_id });
const stockOf = async (part: number = part_id) =>
  (await workshop.backend.exec('select current_stock, avg_cost from public.parts where id = $1', [part]))[0];

async function expectNoFaults() {
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
}

const approvePart = (quantity: number, part: number = part_id, request: number = requests.inProgress) =>
  workshop.backend.exec(
    `insert into public.request_lines (request_id, position, kind, description, quantity, unit, unit_price, part_id,
       source, status, decided_by_name, decided_at, decision_channel)
     values ($1, 8 + $3::int, 'part', 'Filter', $2, 'pcs', 150, $3, 'mechanic', 'approved', 'Asha', now(), 'phone')`,
    [request, quantity, part],
  );
const stage = async (request: number = requests.inProgress) =>
  (
    await workshop.backend.exec(
      'select stage, reason from private.stage_entries where request_id = $1 and until is null',
      [request],
    )
  )[0];
describe('an order', () => {
  test('is a draft that can be changed until it is sent @long', async () => {
    const first = await draft();
    expect(first).toMatchObject({
      number: 'PO-00001',
      state: 'draft',
      version: 1,
      value: 1000,
      due_on: null,
    });
    const change = {
      order_id: first.order_id,
      supplier_id: first.supplier_id,
      version: 1,
      lines: [{ part_id: parts.brakePad, quantity: 4, unit_cost: null }],
    };
    const second = await by<Order>('save_order', { ...change, due_on: today, note: ' Fast ' });
    expect(second).toMatchObject({
      version: 2,
      value: 0,
      note: 'Fast',
      lines: [{ part_code: 'B-1', open: 4 }],
    });
    expect(await refused('save_order', change)).toBe('PT412 This order was changed by someone else (lines)');
    const { order_id } = first;
    expect(await refused('send_order', { order_id, channel: 'print', version: 1 })).toMatch('PT412');
    await by('send_order', { order_id, channel: 'print', version: 2 });
    expect(await refused('save_order', { ...change, version: 3 })).toBe(
      'PT409 This order was sent already. Make another one for more parts.',
    );
  });

  test('goes to its supplier by mail, once, with what is ordered and by when', async () => {
    const { order_id } = await draft([
      { part_id, quantity: 10, unit_cost: 100 },
      { part_id: parts.brakePad, quantity: 2, unit_cost: null },
    ]);
    const order = await by<Order>('send_order', { order_id, channel: 'mail' });
    expect(order).toMatchObject({ state: 'sent', sent_to: 'orders@bosch.test' });
    expect(await by<Order>('send_order', { order_id, channel: 'mail' })).toEqual(order);
    expect(await outbox(workshop)).toMatchObject([
      { event: 'purchase_order', channel: 'mail', state: 'queued' },
    ]);
    const [mail] = await claim(workshop);
    expect(mail).toMatchObject({
      to: 'orders@bosch.test',
      stop_token: null,
      values: {
        name: 'Suresh',
        number: 'PO-00001',
        lines: '2 pieces Brake Pad (B-1)\n10 pieces Oil Filter (F-1)',
      },
    });
    const { rows } = await by<{ rows: object[] }>('list_messages', { search: 'bosch' });
    expect(rows).toMatchObject([{ supplier_name: 'Bosch', customer_id: null }]);
  });

  test('that was cancelled before its mail went out is not sent', async () => {
    const { order_id } = await draft();
    await by('send_order', { order_id, channel: 'mail' });
    expect(await by('cancel_order_lines', { order_id })).toMatchObject({ state: 'cancelled' });
    expect(await claim(workshop)).toEqual([]);
    expect(await outbox(workshop)).toMatchObject([{ state: 'skipped', problem: 'The order was cancelled' }]);
  });

  test('is expected after the lead days of its supplier, and the part and the job say when @long', async () => {
    await approvePart(13);
    const order = await sent();
    const [{ due } = {}] = await workshop.backend.exec('select (private.today() + 3)::text as due');
    expect(order.due_on).toBe(due);
    const coming = { number: order.number, open: 10, due_on: due, is_late: false };
    expect(await by('part_details', { part_id })).toMatchObject({
      on_order: 10,
      due_on: due,
      orders: [{ ...coming, order_id: order.order_id, supplier_name: 'Bosch' }],
    });
    expect(await call(await workshop.as('mechanic'), 'part_details', { part_id })).toMatchObject({
      orders: [{ ...coming, order_id: null, supplier_name: null }],
    });
    expect(
      await call(await workshop.as('mechanic'), 'job_details', { request_id: requests.inProgress }),
    ).toMatchObject({ approved_parts: [{ id: part_id, short: 3, due_on: due }] });
    const shortages = [{ part_id, part_name: 'Oil Filter', short: 3, due_on: due }];
    const request_id = requests.inProgress;
    expect(await by('request_estimate', { request_id })).toMatchObject({ shortages });
    for (const role of ['manager', 'mechanic'] as const) {
      const { rows } = await call<WorkshopBoard>(await workshop.as(role), 'workshop_board');
      expect(rows.find((row) => row.request_id === request_id)).toMatchObject({ shortages });
    }
    const [{ day } = {}] = await workshop.backend.exec(
      'select (scheduled_date at time zone private.garage_time_zone())::date::text as day from public.service_requests where request_id = $1',
      [request_id],
    );
    const { blocks } = await by<Schedule>('schedule', { from_day: day, to_day: day });
    expect(blocks.find((block) => block.request_id === request_id)).toMatchObject({ shortages });
    expect(await by('list_orders', { search: 'bosch', state: 'sent' })).toMatchObject({
      rows: [{ number: 'PO-00001', parts: 1, open_parts: 1, value: 1000, is_late: false }],
    });
    await workshop.backend.exec('update private.purchase_orders set due_on = private.today() - 1 where true');
    expect(await by('list_orders', { state: 'late' })).toMatchObject({ total: 1, rows: [{ is_late: true }] });
  });

  test.each([
    [{ lines: [{ part_id: 99, quantity: 1 }] }, 'PT400 Please choose a part (lines)'],
    [{ lines: [{ part_id, quantity: 0 }] }, 'PT400 Please enter a valid quantity (lines)'],
    [{ lines: [{ part_id, quantity: 1, unit_cost: 1.005 }] }, 'PT400 Please enter a valid price (lines)'],
    [
      { lines: [1, 2].map((quantity) => ({ part_id, quantity })) },
      'PT400 Each part can be in an order once (lines)',
    ],
    [{ supplier_id: 99 }, 'PT400 Please choose a supplier (supplier_id)'],
    [{ due_on: '2020-01-01' }, 'PT400 Please choose a day from today on (due_on)'],
  ])('is refused for %j', async (changes, refusal) => {
    const { supplier_id } = await supply();
    const order = { supplier_id, lines: [{ part_id, quantity: 1 }], ...changes };
    expect(await refused('save_order', order)).toBe(refusal);
  });

  test('is not sent without parts, nor by mail to who has no address, nor to a retired supplier', async () => {
    const { order_id, supplier_id } = await draft([]);
    expect(await refused('send_order', { order_id, channel: 'print' })).toBe(
      'PT409 Add a part before you send the order (lines)',
    );
    await by('save_order', { order_id, supplier_id, lines: [{ part_id, quantity: 1 }] });
    await by('save_supplier', { name: 'Bosch', supplier_id });
    expect(await refused('send_order', { order_id, channel: 'mail' })).toBe(
      'PT409 This supplier has no email address (channel)',
    );
    await by('set_supplier_retired', { supplier_id, retired: true });
    expect(await refused('send_order', { order_id, channel: 'print' })).toBe(
      'PT409 This supplier is retired (supplier_id)',
    );
  });
});

describe('a delivery of an order', () => {
  test('goes into the stock at the price of the bill, part by part, until nothing is open @long', async () => {
    const order = await sent();
    expect(await receive(order, 4)).toMatchObject({
      state: 'partly_received',
      lines: [{ received: 4, open: 6 }],
    });
    // 10 at 100 and 4 at 120.
    expect(await stockOf()).toMatchObject({ current_stock: 14, avg_cost: 105.71 });
    expect(await receive(order, 6, { number: 'B-2' })).toMatchObject({
      state: 'closed',
      lines: [{ open: 0 }],
    });
    const { owed, bills } = await account(order.supplier_id);
    expect(owed).toBe(10 * 120 * 1.18);
    expect(bills).toMatchObject([
      { number: 'B-2' },
      { number: 'B-1', value: 480, cgst: 43.2, sgst: 43.2, igst: 0 },
    ]);
    const { rows } = await by<{ rows: object[] }>('part_movements', { part_id, kind: 'receive' });
    expect(rows[0]).toMatchObject({ order_id: order.order_id, quantity: 6, reason: 'Bosch, bill B-2' });
    expect(await refused('receive_order', delivery(order, 1, { number: 'B-3' }))).toBe(
      'PT409 Nothing of this order is open',
    );
    await expectNoFaults();
  });

  test('of more than is open is asked about first', async () => {
    const order = await sent();
    expect(await refused('receive_order', delivery(order, 11))).toBe(
      'PT409 Oil Filter: 11 pieces came, but only 10 pieces are still open on this order (more)',
    );
    expect(await stockOf()).toMatchObject({ current_stock: 10 });
    expect(await receive(order, 11, { more: true })).toMatchObject({
      state: 'closed',
      lines: [{ received: 11 }],
    });
    await expectNoFaults();
  });

  test('counts once when it is sent twice, and a bill is recorded once', async () => {
    const order = await sent();
    const idempotency_key = '55555555-5555-4555-8555-555555555557';
    const first = await receive(order, 4, { idempotency_key });
    expect(await receive(order, 4, { idempotency_key })).toEqual(first);
    expect(await refused('receive_order', delivery(order, 4, { number: 'b-1' }))).toBe(
      'PT409 Bill b-1 of this supplier was recorded already (number)',
    );
    expect(await stockOf()).toMatchObject({ current_stock: 14 });
    await expectNoFaults();
  });

  test('from another state has IGST, and costs with tax where the garage gets none back', async () => {
    await workshop.backend.exec("update private.garage set state_code = '27', tax_number = null where true");
    const order = await sent();
    await receive(order, 10, { rounding: -0.4 });
    const { bills, owed } = await account(order.supplier_id);
    expect(bills).toMatchObject([{ value: 1200, cgst: 0, sgst: 0, igst: 216, total: 1415.6 }]);
    expect(owed).toBe(1415.6);
    // 10 at 100 and 10 at 141.60.
    expect(await stockOf()).toMatchObject({ avg_cost: 120.8 });
    await expectNoFaults();
  });

  test('leaves what is cancelled out of what is open', async () => {
    const order = await sent([
      { part_id, quantity: 10 },
      { part_id: parts.brakePad, quantity: 2 },
    ]);
    await receive(order, 4);
    expect(await by('part_details', { part_id })).toMatchObject({ orders: [{ open: 6 }] });
    const { order_id } = order;
    const cancelled = { order_id, line_id: lineOf(order, parts.brakePad) };
    expect(await by('cancel_order_lines', cancelled)).toMatchObject({ state: 'partly_received' });
    expect(await by('cancel_order_lines', { order_id })).toMatchObject({ state: 'closed' });
    expect(await by('cancel_order_lines', { order_id })).toMatchObject({ state: 'closed' });
    expect(await by('part_details', { part_id })).toMatchObject({ on_order: 0, due_on: null, orders: [] });
    await expectNoFaults();
  });

  test.each([
    [{ number: ' ' }, 'PT400 Please enter the number of the bill (number)'],
    [{ day: '2999-01-01' }, 'PT400 Please select today or a day of the last year (day)'],
    [{ lines: [] }, 'PT400 Please enter what came (lines)'],
    [{ rounding: 1.5 }, 'PT400 Please enter a rounding from -1 to 1 (rounding)'],
  ])('is refused for %j', async (changes, refusal) => {
    const order = await sent();
    expect(await refused('receive_order', delivery(order, 1, changes))).toBe(refusal);
  });

  test('has no GST of a supplier without a GSTIN', async () => {
    const { supplier_id } = await supply({ name: 'Local', gstin: null });
    const { order_id } = await by<Order>('save_order', { supplier_id, lines: [{ part_id, quantity: 5 }] });
    const order = await by<Order>('send_order', { order_id, channel: 'print' });
    expect(await refused('receive_order', delivery(order, 1))).toMatch('PT400 Only a supplier with a GSTIN');
    const lines = [{ line_id: lineOf(order), quantity: 5, unit_cost: 100, tax_rate: 0 }];
    await receive(order, 5, { lines });
    expect(await account(supplier_id)).toMatchObject({ owed: 500 });
  });
});

describe('a return to a supplier', () => {
  const back = async (bill: SupplierBill | undefined, quantity: number, changes: object = {}) => ({
    bill_id: bill?.bill_id,
    number: 'DN-1',
    day: today,
    reason: 'Broken',
    lines: [{ part_id, quantity }],
    ...changes,
  });

  test('takes parts out of the stock and off what is owed, up to what the bill brought @long', async () => {
    const order = await sent();
    await receive(order, 4);
    const [bill] = (await account(order.supplier_id)).bills;
    const first = await by('return_to_supplier', await back(bill, 3));
    expect(first).toMatchObject({ kind: 'return', returns: bill?.bill_id, value: 360, total: 424.8 });
    // The average cost stays.
    expect(await stockOf()).toMatchObject({ current_stock: 11, avg_cost: 105.71 });
    const { owed, bills } = await account(order.supplier_id);
    expect(owed).toBe(141.6);
    expect(bills[1]?.lines).toMatchObject([{ quantity: 4, returnable: 1 }]);
    expect(await refused('return_to_supplier', await back(bill, 2))).toBe(
      'PT409 Oil Filter: only 1 piece of this bill can go back (lines)',
    );
    expect(await refused('return_to_supplier', await back(bill, 1, { reason: ' ' }))).toMatch('(reason)');
    await by('update_stock', { part_id, quantity: 0, mode: 'set' });
    expect(await refused('return_to_supplier', await back(bill, 1))).toBe(
      'PT409 Oil Filter: only 0 pieces left in stock (lines)',
    );
    await expectNoFaults();
  });
});

describe('what a supplier is owed', () => {
  const pay = (supplier_id: number, amount: number, changes: object = {}) => ({
    supplier_id,
    amount,
    method: 'bank',
    day: today,
    ...changes,
  });

  test('is bills less payments, and a wrong payment is undone by its opposite @long', async () => {
    const order = await sent();
    await receive(order, 10);
    const { supplier_id } = order;
    const payment = await by<{ payment_id: number }>(
      'pay_supplier',
      pay(supplier_id, 1000, { reference: 'UTR 1' }),
    );
    expect(await account(supplier_id)).toMatchObject({ owed: 416, payments: [{ reference: 'UTR 1' }] });
    expect(await refused('pay_supplier', pay(supplier_id, 416.01))).toBe(
      'PT409 This is more than the supplier is owed (in_advance)',
    );
    // An advance is taken off by what is owed next.
    await by('pay_supplier', pay(supplier_id, 516, { in_advance: true }));
    expect(await account(supplier_id)).toMatchObject({ owed: -100 });
    const [advance] = (await account(supplier_id)).payments;
    await by('correct_supplier_payment', { payment_id: advance?.payment_id, reason: 'Not paid' });
    const wrong = { payment_id: payment.payment_id, reason: 'Mistyped' };
    await by('correct_supplier_payment', wrong);
    expect(await account(supplier_id)).toMatchObject({
      owed: 1416,
      payments: [{ amount: -1000 }, { amount: -516 }, { amount: 516 }, { amount: 1000, corrected: true }],
    });
    expect(await refused('correct_supplier_payment', wrong)).toMatch('has been corrected already');
    await expectNoFaults();
  });

  test('is paid in cash from the till of today, which must hold it @long', async () => {
    const order = await sent();
    await receive(order, 10);
    const cash = pay(order.supplier_id, 500, { method: 'cash' });
    expect(await refused('pay_supplier', cash)).toMatch('PT409 The till does not hold that much cash');
    await by('record_till_entry', { kind: 'float', amount: 800 });
    const { payment_id } = await by<{ payment_id: number }>('pay_supplier', cash);
    expect(await by('till')).toMatchObject({ expected_cash: 300 });
    await by('correct_supplier_payment', { payment_id, reason: 'Not paid' });
    expect(await by('till')).toMatchObject({ expected_cash: 800 });
    const yesterday = { ...cash, day: '2026-01-01' };
    expect(await refused('pay_supplier', yesterday)).toMatch('(day)');
  });

  test('is in the register of purchases by rate and rounding, with returns @long', async () => {
    const order = await sent();
    await receive(order, 10, { rounding: 0.4 });
    const [bill] = (await account(order.supplier_id)).bills;
    await by('return_to_supplier', {
      bill_id: bill?.bill_id,
      number: 'DN-1',
      day: today,
      reason: 'Broken',
      lines: [{ part_id, quantity: 1 }],
    });
    expect(await by('purchase_register', { from_day: today, to_day: today })).toMatchObject({
      rows: [
        {
          kind: 'bill',
          gstin: '29AAGCP7383J1ZQ',
          number: 'B-1',
          rounding: 0.4,
          total: 1416.4,
          rates: [{ rate: 18, value: 1200 }],
        },
        { kind: 'return', number: 'DN-1', original_number: 'B-1', rates: [{ value: 120, cgst: 10.8 }] },
      ],
      next: null,
    });
  });
});

describe('the reorder list', () => {
  const list = async (parameters: object = {}) => by<ReorderPage>('reorder_list', parameters);

  test('says how many to order and why, those that jobs wait for first @long', async () => {
    // Used 45 in 90 days, with 3 lead days: 2 until a delivery comes.
    const order = await sent([{ part_id, quantity: 1, unit_cost: 90 }]);
    await receive(order, 1);
    await workshop.backend.exec(
      "select private.move_stock(1, 'receive', 45, 100), private.move_stock(1, 'use', -45)",
    );
    await approvePart(10);
    const { rows, suppliers } = await list();
    expect(rows).toMatchObject([
      { part_code: 'O-1', stock_min: 5, in_stock: 0, quantity: 5, supplier_id: null },
      // 4 + 10 + 2 - 11.
      {
        part_code: 'F-1',
        stock_min: 4,
        reserved: 10,
        used_90_days: 45,
        lead_days: 3,
        lead_need: 2,
        in_stock: 11,
        on_order: 0,
        quantity: 5,
        supplier_name: 'Bosch',
        unit_cost: 120,
        is_short: false,
      },
    ]);
    expect(suppliers).toMatchObject([{ name: 'Bosch' }]);
    await approvePart(3, parts.brakePad);
    expect((await list()).rows.map(({ part_code }) => part_code)).toEqual(['B-1', 'O-1', 'F-1']);
  });

  test('leaves out what is on order or in a draft', async () => {
    expect((await list({ search: 'pure' })).rows).toMatchObject([{ quantity: 5, in_drafts: 0 }]);
    const { order_id } = await draft([{ part_id: parts.outOfStock, quantity: 3 }]);
    expect((await list({ search: 'pure' })).rows).toMatchObject([{ quantity: 2, in_drafts: 3 }]);
    await by('send_order', { order_id, channel: 'print' });
    expect((await list({ search: 'pure' })).rows).toMatchObject([{ quantity: 2, in_drafts: 0, on_order: 3 }]);
    const { supplier_id } = await by<Order>('order_details', { order_id });
    expect((await list({ supplier_id })).rows).toMatchObject([{ part_code: 'O-1' }]);
  });
});

describe('a car that waits for parts', () => {
  test('waits from the shortage until what is missing has come, and its customer is told @long', async () => {
    await approvePart(13);
    expect(await stage()).toEqual({ stage: 'waiting', reason: 'parts' });
    const order = await sent();
    await receive(order, 2);
    expect(await stage()).toEqual({ stage: 'waiting', reason: 'parts' });
    await receive(order, 1, { number: 'B-2' });
    expect(await stage()).toEqual({ stage: 'in_progress', reason: null });
    expect(await bell(workshop, 'customer')).toEqual(['waiting_for_parts', 'parts_arrived']);
  });

  test('waits from its check-in where a part is short already, and not for one that is there', async () => {
    const checkIn = (request_id: number) => by('check_in', { request_id, kilometres: 99, fuel: 'half' });
    await approvePart(13, part_id, requests.approved);
    expect(await stage(requests.approved)).toBeUndefined();
    await checkIn(requests.approved);
    expect(await stage(requests.approved)).toEqual({ stage: 'waiting', reason: 'parts' });
    expect(await bell(workshop, 'customer')).toContain('waiting_for_parts');
    await by('receive_part', { part_id, quantity: 3, unit_cost: 100 });
    expect(await stage(requests.approved)).toEqual({ stage: 'arrived', reason: null });
    await approvePart(2, parts.brakePad, requests.pending);
    await checkIn(requests.pending);
    expect(await stage(requests.pending)).toEqual({ stage: 'arrived', reason: null });
  });

  test('goes on when its line is withdrawn, or another request leaves it enough', async () => {
    await approvePart(13);
    const [line] = await workshop.backend.exec('select line_id from public.request_lines where part_id = 1');
    await by('withdraw_line', { line_id: line?.line_id });
    expect(await stage()).toEqual({ stage: 'in_progress', reason: null });
  });

  test('waits on for a part that no line names', async () => {
    await approvePart(2);
    await by('set_waiting', { request_id: requests.inProgress, reason: 'parts' });
    await by('receive_part', { part_id, quantity: 5, unit_cost: 100 });
    expect(await stage()).toEqual({ stage: 'waiting', reason: 'parts' });
  });
});
