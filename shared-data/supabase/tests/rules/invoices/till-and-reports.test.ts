import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

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
    "update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29', tax_number = '29AAGCP7383J1ZQ' where true",
  );
});
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
const by = async <Result>(role: Role, name: string, parameters: object = {}) =>
  call<Result>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object) => {
  const { code, message } = await refuse(
    await workshop.as(role),
    name,
    parameters as Record<string, unknown>,
  );
  return `${code} ${message}`;
};
const request_id = requests.completed;
const pay = (method: string, amount: number) =>
  by('manager', 'record_payment', { request_id, method, amount });
const issue = (id: number = request_id) =>
  by<{ invoice_id: number; number: string }>('manager', 'issue_invoice', { request_id: id });

test('the till adds up each method, and is closed with a reason where the count differs @long', async () => {
  await issue();
  await pay('cash', 1000);
  await pay('upi', 2000.25);
  await by('manager', 'credit_invoice', {
    invoice_id: 1,
    reason: 'x',
    lines: [{ position: 1, amount: 3000 }],
  });
  await by('manager', 'refund_payment', { request_id, method: 'cash', amount: 200.5, reason: 'x' });
  expect(await by('manager', 'till')).toMatchObject({
    day: today,
    total: 2799.75,
    expected_cash: 799.5,
    closings: [],
    methods: [
      { method: 'cash', received: 1000, given_back: -200.5, total: 799.5, payments: 2 },
      { method: 'upi', received: 2000.25, given_back: 0, total: 2000.25, payments: 1 },
      { method: 'card', total: 0, payments: 0 },
      { method: 'bank', total: 0, payments: 0 },
    ],
  });
  const close = { day: today, counted: 790, expected: 799.5 };
  expect(await refused('manager', 'close_till', close)).toBe('PT400 Please give a reason for the difference');
  expect(await refused('manager', 'close_till', { ...close, expected: 1, reason: 'x' })).toMatch(
    'PT412 A payment was recorded by someone else',
  );
  for (const day of ['1900-01-01', 'infinity', null]) {
    expect(await refused('manager', 'close_till', { ...close, day })).toBe(
      'PT400 Please select today or a day of the last year',
    );
  }
  expect(await by('manager', 'close_till', { ...close, reason: 'Tea' })).toMatchObject({
    closings: [{ expected: 799.5, counted: 790, difference: -9.5, reason: 'Tea', closed_by_name: 'Meera' }],
  });
});

test('the till opens with a float, takes cash in and out with a reason, and closes with the count of notes @long', async () => {
  const entry = (kind: string, amount: number | null, reason?: string) => ({ kind, amount, reason });
  const record = (...of: Parameters<typeof entry>) => by('manager', 'record_till_entry', entry(...of));
  const cannot = (...of: Parameters<typeof entry>) => refused('manager', 'record_till_entry', entry(...of));
  expect(await cannot('out', 1, 'Tea')).toBe('PT409 The till does not hold that much cash');
  const key = { idempotency_key: '00000000-0000-4000-8000-00000000f10a' };
  const float = { ...entry('float', 2000), ...key };
  await by('manager', 'record_till_entry', float);
  expect(await by('manager', 'record_till_entry', float)).toMatchObject({ entries: [{ amount: 2000 }] });
  expect(await cannot('float', 1)).toMatch('PT409 The till was opened today already');
  expect(await cannot('out', 1)).toBe('PT400 Please give a reason');
  expect(await cannot('in', 0, 'x')).toBe('PT400 Please enter a valid amount');
  expect(await cannot('tip', 5, 'x')).toBe('PT400 Please select the float, cash in or cash out');
  await pay('cash', 500);
  await pay('upi', 100);
  await record('in', 300, 'Change from the bank');
  expect(await record('out', 120.5, 'Tea')).toMatchObject({
    total: 600,
    expected_cash: 2679.5,
    entries: [{ kind: 'float', reason: null }, { kind: 'in' }, { kind: 'out', recorded_by_name: 'Meera' }],
  });
  await record('out', 79.5, 'Bulb');
  const close = { day: today, counted: 2600, expected: 2600 };
  expect(await refused('manager', 'close_till', { ...close, notes: { 500: 4 } })).toMatch(
    'PT400 The notes and coins do not add up',
  );
  expect(await refused('manager', 'close_till', { ...close, notes: { 3: 1 } })).toMatch('PT400');
  expect(await by('manager', 'close_till', { ...close, notes: { 500: 5, 50: 2 } })).toMatchObject({
    closings: [{ difference: 0, notes: { 500: 5, 50: 2 } }],
  });
});

test('correcting an entry of an earlier day moves no money of today', async () => {
  const at = '2026-03-31T09:00:00Z';
  await workshop.backend.exec(
    `select private.add_payment(private.lock_balance(${request_id}), 'deposit', 1500, 'cash', null, null, null, $1, $2, 'Meera')`,
    [at, workshop.idOf('manager')],
  );
  const { payment_id } = await by<{ payment_id: number }>('manager', 'record_payment', {
    request_id,
    method: 'cash',
    amount: 800,
  });
  await by('manager', 'correct_payment', { payment_id: 1, reason: 'It was UPI' });
  expect(await by('manager', 'till')).toMatchObject({
    total: 800,
    expected_cash: 800,
    methods: [{ method: 'cash', received: 800, given_back: 0, payments: 1 }, {}, {}, {}],
    corrections: [
      {
        receipt_number: expect.stringMatching(/^PR/),
        corrected_day: '2026-03-31',
        method: 'cash',
        amount: -1500,
        reason: 'It was UPI',
      },
    ],
  });
  expect(await by('manager', 'till', { day: '2026-03-31' })).toMatchObject({ total: 1500, corrections: [] });
  await by('manager', 'correct_payment', { payment_id, reason: 'Mistyped' });
  const close = { day: today, counted: 0, expected: 0 };
  expect(await by('manager', 'close_till', close)).toMatchObject({
    total: 0,
    corrections: [{ amount: -1500 }],
    closings: [{ expected: 0, counted: 0, difference: 0 }],
  });
});

test('payments and invoices after midnight belong to the garage’s next day and financial year', async () => {
  // Half past midnight of 1 April in Kolkata.
  const at = '2026-03-31T19:00:00Z';
  const by_whom = [at, workshop.idOf('manager')];
  await workshop.backend.exec(
    `select private.add_payment(private.lock_balance(${request_id}), 'deposit', 100, 'cash', null, null, null, $1, $2, 'Meera')`,
    by_whom,
  );
  await workshop.backend.exec(
    `select private.write_invoice(private.lock_draft(${request_id}), $1, $2, 'Meera')`,
    by_whom,
  );
  const { payments } = await by<{ payments: object[] }>('manager', 'request_balance', { request_id });
  expect(payments).toMatchObject([{ receipt_number: 'PR/2026-27/00001', day: '2026-04-01' }]);
  expect(await by('manager', 'list_invoices')).toMatchObject({
    rows: [{ number: 'PL/2026-27/00001', issued_on: '2026-04-01' }],
  });
  expect(await by('manager', 'till', { day: '2026-04-01' })).toMatchObject({ total: 100 });
  expect(await by('manager', 'till', { day: '2026-03-31' })).toMatchObject({ total: 0 });
});

test('a statement has an opening and a closing balance', async () => {
  await pay('cash', 500);
  await issue();
  await pay('upi', 1000);
  const period = { from_day: today, to_day: today };
  const statement = await by<{ rows: { kind: string; amount: number; balance: number }[] }>(
    'customer',
    'customer_statement',
    { customer_id: null, ...period },
  );
  expect(statement).toMatchObject({ opening: 0, closing: 2499.5, total: 3, customer: { name: 'Asha' } });
  expect(statement.rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['payment', -500, -500],
    ['tax_invoice', 3999.5, 3499.5],
    ['payment', -1000, 2499.5],
  ]);
  const customer_id = workshop.idOf('customer');
  expect(await refused('otherCustomer', 'customer_statement', { customer_id, ...period })).toBe(
    'PT404 Customer not found',
  );
  expect(
    await by('manager', 'customer_statement', { customer_id, from_day: '2099-01-01', to_day: '2099-02-01' }),
  ).toMatchObject({ opening: 2499.5, closing: 2499.5, rows: [] });
});

describe('the quantities of table 12', () => {
  type Summary = { hsn: { hsn: string; uqc: string; quantity: number; total_value: number }[] };
  const litres = async () => {
    const { hsn } = await by<Summary>('manager', 'gstr1_tables', { from_day: today, to_day: today });
    const rows = hsn.filter((row) => row.hsn === '27101972');
    expect(rows.map(({ uqc }) => uqc)).toEqual(['LTR']);
    return rows.map((row) => [row.quantity, row.total_value]);
  };
  /** Of three litres of oil, and one that cost nothing. */
  const issueOil = async () => {
    await by('manager', 'save_draft', { request_id });
    await workshop.backend.exec(
      `update private.draft_lines set tax_code = '27101972', quantity = 3, unit = 'litre'
       where request_id = $1 and position = 1`,
      [request_id],
    );
    await workshop.backend.exec(
      `insert into private.draft_lines (request_id, position, kind, description, quantity, unit, unit_price, amount, tax_code)
       values ($1, 99, 'part', 'Oil for topping up', 1, 'litre', 0, 0, '27101972')`,
      [request_id],
    );
    return issue();
  };
  const credit = (invoice_id: number, amount?: number) =>
    by('manager', 'credit_invoice', {
      invoice_id,
      reason: 'x',
      ...(amount && { lines: [{ position: 1, amount }] }),
    });

  test('are counted once for an invoice that was credited whole and issued again', async () => {
    const { invoice_id } = await issueOil();
    const [[quantity, value] = []] = await litres();
    expect(quantity).toBe(4);
    await credit(invoice_id);
    expect(await litres()).toEqual([[0, 0]]);
    await issueOil();
    expect(await litres()).toEqual([[4, value]]);
  });

  test('stay for a lower price, and go with the note that takes the rest of a line', async () => {
    const { invoice_id } = await issueOil();
    const [[, value = 0] = []] = await litres();
    await credit(invoice_id, 100);
    expect(await litres()).toEqual([[4, value - 100]]);
    await credit(invoice_id, value - 100);
    expect(await litres()).toEqual([[1, 0]]);
    await credit(invoice_id);
    expect(await litres()).toEqual([[0, 0]]);
  });
});

test('the rows of GSTR-1 add up to the documents, by section and rate, page by page', async () => {
  await by('manager', 'save_draft', {
    request_id,
    customer: { state_code: '36', tax_number: '36AABCT1332L1ZF', name: 'Reddy Textiles' },
    lines: [{ position: 2, tax_rate: 40 }],
  });
  const { invoice_id, number } = await issue();
  await by('manager', 'credit_invoice', { invoice_id, reason: 'x', lines: [{ position: 1, amount: 118 }] });
  await issue(requests.othersCompleted);
  type Rows = { rows: Record<string, unknown>[]; next: number | null };
  const page = (after: number | null) =>
    by<Rows>('manager', 'gstr1', { from_day: today, to_day: today, after, page_size: 2 });
  const first = await page(null);
  const second = await page(first.next);
  expect(second.next).toBeNull();
  const rows = [...first.rows, ...second.rows];
  expect(rows.map(({ section, rate, igst }) => [section, rate, Number(igst) > 0])).toEqual([
    ['b2b', 18, true],
    ['b2b', 40, true],
    ['cdnr', 18, true],
    ['b2cs', 18, false],
  ]);
  expect(rows[2]).toMatchObject({
    taxable_value: 100,
    igst: 18,
    cgst: 0,
    original_number: number,
    gstin: '36AABCT1332L1ZF',
    place_of_supply: '36',
    document_value: 118,
    reverse_charge: 'N',
    cess: 0,
  });
  await workshop.backend.exec('update private.garage set tax_number = null where true');
  await issue(requests.paid);
  expect(await page(second.rows.at(-1)?.invoice_id as number)).toEqual({ rows: [], next: null });
  expect(await refused('manager', 'gstr1', { from_day: '2020-01-01', to_day: today })).toBe(
    'PT400 Please select a period of up to a year',
  );
});

test.each([
  ['29AAGCP7383J1ZQ', null, ['tax_invoice', 'credit_note']],
  [null, '29AAGCP7383J1ZQ', []],
])(
  'a credit note is in GSTR-1 where its invoice is: issued under %s, credited under %s',
  async (sold, credited, kinds) => {
    const setTaxNumber = (number: string | null) =>
      workshop.backend.exec('update private.garage set tax_number = $1 where true', [number]);
    await setTaxNumber(sold);
    const { invoice_id } = await issue();
    await setTaxNumber(credited);
    await by('manager', 'credit_invoice', { invoice_id, reason: 'x', lines: [{ position: 1, amount: 118 }] });
    const { rows } = await by<{ rows: { kind: string; rate: number | null }[] }>('manager', 'gstr1', {
      from_day: today,
      to_day: today,
    });
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual(kinds);
    expect(rows.filter(({ rate }) => rate === null)).toEqual([]);
  },
);

/** Table 5 and 9B of GSTR-1: to consumers of another state, invoices above 1,00,000 rupees (since August 2024). */
test.each([
  ['33', 100_000.01, 'b2cl', 'cdnur'],
  ['33', 100_000, 'b2cs', 'b2cs'],
  ['29', 100_000.01, 'b2cs', 'b2cs'],
])(
  'to a consumer in state %s, ₹%d is %s and its credit note %s',
  async (state_code, cost, sold, credited) => {
    const job = requests.inProgress;
    await by('mechanic', 'complete_job', { request_id: job, final_cost: cost });
    await by('manager', 'save_draft', { request_id: job, customer: { state_code } });
    const { invoice_id } = await issue(job);
    const lines = [{ position: 1, amount: 1 }];
    await by('manager', 'credit_invoice', { invoice_id, reason: 'x', lines });
    const { rows } = await by<{ rows: { section: string }[] }>('manager', 'gstr1', {
      from_day: today,
      to_day: today,
    });
    expect(rows.map(({ section }) => section)).toEqual([sold, credited]);
  },
);

test('deposits are in 11A until they are invoiced, then in 11B, and table 12 adds up to the documents', async () => {
  const at = '2026-03-10T09:00:00Z';
  await workshop.backend.exec(
    `select private.add_payment(private.lock_balance(${request_id}), 'deposit', 1180, 'cash', null, null, null, $1, $2, 'Meera')`,
    [at, workshop.idOf('manager')],
  );
  const tables = (from_day: string, to_day: string) =>
    by<{
      received: object[];
      adjusted: object[];
      hsn: { section: string; taxable_value: number; total_value: number }[];
    }>('manager', 'gstr1_tables', { from_day, to_day });
  const deposit = [{ place_of_supply: '29', rate: 18, amount: 1000 }];
  expect(await tables('2026-03-01', '2026-03-31')).toEqual({ received: deposit, adjusted: [], hsn: [] });
  const { invoice_id } = await issue();
  await by('manager', 'credit_invoice', { invoice_id, reason: 'x', lines: [{ position: 1, amount: 118 }] });
  // March was filed before the invoice and stays as it was.
  expect(await tables('2026-03-01', '2026-03-31')).toMatchObject({ received: deposit });
  const now = await tables(today, today);
  expect(now).toMatchObject({ received: [], adjusted: deposit });
  const { rows } = await by<{ rows: { kind: string; taxable_value: number }[] }>('manager', 'gstr1', {
    from_day: today,
    to_day: today,
  });
  const net = rows.reduce((sum, row) => sum + (row.kind === 'credit_note' ? -1 : 1) * row.taxable_value, 0);
  expect(now.hsn.reduce((sum, row) => sum + row.taxable_value, 0)).toBeCloseTo(net, 2);
  expect(now.hsn.reduce((sum, row) => sum + row.total_value, 0)).toBeCloseTo(3999.5 - 118, 2);
  expect(new Set(now.hsn.map(({ section }) => section))).toEqual(new Set(['b2c']));
  expect(await refused('manager', 'gstr1_tables', { from_day: today, to_day: '2020-01-01' })).toMatch(
    'PT400',
  );
});
