import { createRandom } from '../../support/random-source.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await setUp("'29AAGCP7383J1ZQ'");
});
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
interface Line {
  position: number;
  description: string;
  amount: number;
  tax_code: string;
  tax_rate: number | null;
  value: number;
  cgst: number;
  sgst: number;
  igst: number;
}
interface Invoice extends Record<string, unknown> {
  invoice_id: number;
  number: string;
  total: number;
  lines: Line[];
  balance: { due: number; paid: number; refundable: number };
}

const request_id = requests.completed;
const setUp = (taxNumber: string) =>
  workshop.backend.exec(
    `update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29', tax_number = ${taxNumber} where true`,
  );
const by = async <Result>(role: Role, name: string, parameters: object) =>
  call<Result>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object) => {
  const { code, message } = await refuse(
    await workshop.as(role),
    name,
    parameters as Record<string, unknown>,
  );
  return `${code} ${message}`;
};
const issue = (more: object = {}) => by<Invoice>('manager', 'issue_invoice', { request_id, ...more });
const pay = (amount: number, more: object = {}) =>
  by<{ balance: { due: number }; kind: string; payment_id: number; receipt_number: string }>(
    'manager',
    'record_payment',
    {
      request_id,
      method: 'upi',
      amount,
      ...more,
    },
  );
const year = async () => {
  const [row] = await workshop.backend.exec(
    "select private.financial_year(private.today()) as year, to_char(mod(private.financial_year(private.today()) + 1, 100), 'FM00') as next",
  );
  return `${row?.year}-${row?.next}`;
};

/**
 * Rule 35 of the CGST Rules, 2017: the tax in a price that includes it is price x rate / (100 + rate); section 170 of the Act
 * rounds returns to the rupee, documents keep the paisa.
 */
test.each([
  // price, rate, another state, value, CGST, SGST, IGST
  [118, 18, false, 100, 9, 9, 0],
  [118, 18, true, 100, 0, 0, 18],
  [128, 28, false, 100, 14, 14, 0],
  [999.99, 18, false, 847.45, 76.27, 76.27, 0],
  [999.99, 18, true, 847.45, 0, 0, 152.54],
  [0.59, 18, false, 0.49, 0.05, 0.05, 0],
  [-500, 18, false, -423.72, -38.14, -38.14, 0],
  [500, 0, false, 500, 0, 0, 0],
])('₹%d with %d %% is split', async (price, rate, interstate, value, cgst, sgst, igst) => {
  const [split] = await workshop.backend.exec(
    'select value::float, cgst::float, sgst::float, igst::float from private.tax_split($1, $2, $3)',
    [price, rate, interstate],
  );
  expect(split).toEqual({ value, cgst, sgst, igst });
});

test('the parts of every price add up to the paisa, and its tax is the rounded one', async () => {
  const random = createRandom(20);
  const prices = Array.from({ length: 300 }, () => (random.below(20_000_000) - 2_000_000) / 100);
  const wrong = await workshop.backend.exec(
    `select p, r, i from unnest($1::numeric[]) p, unnest('{0,0.25,3,5,12,18,28,40}'::numeric[]) r, unnest('{t,f}'::bool[]) i
     cross join lateral private.tax_split(p, r, i) s
     where s.value + s.cgst + s.sgst + s.igst <> p or s.cgst <> s.sgst or scale(s.cgst) > 2 or scale(s.igst) > 2
       or abs(s.cgst + s.sgst + s.igst - p * r / (100 + r)) > 0.01 or (i and s.cgst <> 0) or (not i and s.igst <> 0)`,
    [`{${prices}}`],
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['2026-03-31', true, 7, 'PL/2025-26/00007'],
  ['2026-04-01', true, 123, 'PL/2026-27/00123'],
  ['2026-04-01', false, 123, 'PL/2026-27/000123'],
  ['2099-12-31', true, 99999, 'PL/2099-00/99999'],
])('an invoice of %s (tax number: %s) has number %d as %s', async (day, registered, serial, number) => {
  const [row] = await workshop.backend.exec(
    "select private.document_number('PL', private.financial_year($1::date), $3, $2) as number",
    [day, registered, serial],
  );
  expect(row?.number).toBe(number);
  // Rule 46(b): at most sixteen characters.
  if (registered) expect(number.length).toBeLessThanOrEqual(16);
});

test('completing a job makes the draft: approved lines, parts beyond them and the adjustment @long', async () => {
  const job = requests.inProgress;
  const manager = await workshop.as('manager');
  const line = await call<{ line_id: number; version: number }>(manager, 'add_line', {
    request_id: job,
    line: { part_id: parts.oilFilter, quantity: 1, unit_price: 175.5 },
  });
  await call(manager, 'decide_lines', {
    request_id: job,
    channel: 'phone',
    decided_by_name: 'Asha',
    decisions: [{ line_id: line.line_id, version: line.version, approve: true }],
  });
  await by('mechanic', 'complete_job', {
    request_id: job,
    final_cost: 14_000,
    parts: [
      { part_id: parts.oilFilter, quantity: 3 },
      { part_id: parts.brakePad, quantity: 1 },
    ],
  });
  const draft = await by<Invoice>('manager', 'invoice_draft', { request_id: job });
  expect(
    draft.lines.map(({ description, amount, tax_code, tax_rate }) => [
      description,
      amount,
      tax_code,
      tax_rate,
    ]),
  ).toEqual([
    ['Brake Repair', 12_000, '998714', 18],
    ['Oil Filter', 175.5, '8421', 18],
    ['Oil Filter', 300, '8421', 18],
    ['Brake Pad', 1300, '8708', 18],
    ['Adjustment', 224.5, '998714', 18],
  ]);
  expect(draft).toMatchObject({
    total: 14_000,
    kind: 'tax_invoice',
    customer: { name: 'Asha', address: '1 Quiet Street' },
  });
});

test('a job that was completed before there were drafts is invoiced all the same', async () => {
  expect(await by('manager', 'invoice_draft', { request_id })).toBeNull();
  const invoice = await issue();
  expect(invoice).toMatchObject({ number: `PL/${await year()}/00001`, total: 3999.5, kind: 'tax_invoice' });
  expect(invoice.lines.map(({ description, amount }) => [description, amount])).toEqual([
    ['Oil Change', 3500],
    ['Oil Filter', 150],
    ['Adjustment', 349.5],
  ]);
  expect(await refused('manager', 'issue_invoice', { request_id })).toMatch(
    'PT409 This job has an invoice already',
  );
  expect(await refused('manager', 'issue_invoice', { request_id: requests.inProgress })).toMatch(
    'PT409 Only a completed job can be invoiced',
  );
});

test('the manager corrects text, code, rate and whom the bill is for, but no amount; the next draft remembers', async () => {
  const draft = await by<{ version: number }>('manager', 'save_draft', {
    request_id,
    customer: {
      name: 'Asha Traders',
      address: '4 Fort Road, Chennai',
      state_code: '33',
      tax_number: '33AAGCP7383J1Z1',
    },
    lines: [{ position: 1, description: 'Oil change, 5W-30', tax_code: '998729', tax_rate: 40, amount: 1 }],
  });
  expect(await refused('manager', 'save_draft', { request_id, version: draft.version - 1 })).toMatch(
    'PT412 This draft was changed by someone else. Check it and try again.',
  );
  const invoice = await issue({ version: draft.version });
  expect(invoice).toMatchObject({
    total: 3999.5,
    place_of_supply: '33',
    interstate: true,
    cgst: 0,
    customer: { name: 'Asha Traders', tax_number: '33AAGCP7383J1Z1' },
  });
  expect(invoice.lines[0]).toMatchObject({
    description: 'Oil change, 5W-30',
    amount: 3500,
    tax_code: '998729',
    tax_rate: 40,
    value: 2500,
    igst: 1000,
    cgst: 0,
  });
  const next = await by('manager', 'save_draft', { request_id: requests.paid });
  expect(next).toMatchObject({ customer: { name: 'Asha Traders', state_code: '33' } });
});

test.each([
  [{ customer: { name: ' ' } }, 'PT400 Name is required'],
  [{ customer: { state_code: '99' } }, 'PT400 Please select a state'],
  [{ customer: { tax_number: '29AAGCP7383J1ZX' } }, 'PT400 Please enter a valid GSTIN'],
  [{ customer: { tax_number: '33AAGCP7383J1Z1' } }, 'PT400 The GSTIN must begin with the code of the state'],
  [
    { customer: { tax_number: '29AAGCP7383J1ZQ', state_code: '33' } },
    'PT400 The GSTIN must begin with the code of the state',
  ],
  [{ lines: [{ position: 99 }] }, 'PT400 This line is not on the draft'],
  [{ lines: [{ position: 1, tax_code: 'abc' }] }, 'PT400 An HSN or SAC code has 4, 6 or 8 digits'],
  [{ lines: [{ position: 1, tax_rate: -1 }] }, 'PT400 Please enter a valid tax rate'],
])('a draft with %j is refused', async (changes, message) => {
  expect(await refused('manager', 'save_draft', { request_id, ...changes })).toMatch(message);
});

test('a business of the garage’s own state needs no state beside its GSTIN', async () => {
  await by('manager', 'save_draft', {
    request_id,
    customer: { state_code: null, tax_number: '29AAGCP7383J1ZQ' },
  });
  expect(await issue()).toMatchObject({
    place_of_supply: '29',
    interstate: false,
    igst: 0,
    customer: { tax_number: '29AAGCP7383J1ZQ', state_code: null },
  });
});

test('a garage without a tax number writes bills of supply with six digits and no tax', async () => {
  await setUp('null');
  const bill = await issue();
  expect(bill).toMatchObject({
    kind: 'bill_of_supply',
    number: `PL/${await year()}/000001`,
    total: 3999.5,
    value: 3999.5,
    cgst: 0,
    igst: 0,
  });
  expect(bill.lines.map(({ tax_rate }) => tax_rate)).toEqual([null, null, null]);
  await workshop.backend.exec("update private.garage set name = '' where true");
  expect(await refused('manager', 'issue_invoice', { request_id: requests.paid })).toMatch(
    'PT409 Enter the name and address of the garage in the settings before issuing an invoice',
  );
});

test('a rate counts from its day on, and only coming ones can be set', async () => {
  const rates = await workshop.backend.exec(
    `select (private.tax_rate_on('part', d)).rate::float as rate from unnest('{2025-09-21,2025-09-22}'::date[]) d order by d`,
  );
  expect(rates.map(({ rate }) => rate)).toEqual([28, 18]);
  const [today] = await workshop.backend.exec('select private.today()::text as day');
  await by('manager', 'save_tax_rate', { kind: 'labour', valid_from: today?.day, tax_code: '9987', rate: 5 });
  expect((await issue()).lines[0]).toMatchObject({ tax_code: '9987', tax_rate: 5 });
  expect(
    await refused('manager', 'save_tax_rate', {
      kind: 'part',
      valid_from: '2025-01-01',
      tax_code: '8708',
      rate: 5,
    }),
  ).toMatch('PT400 Please select a day from today on');
});

test('nothing changes an issued document @long', async () => {
  await issue();
  await pay(100);
  for (const change of [
    'update private.invoices set total = 1 where true',
    'delete from private.invoice_lines where true',
    'truncate private.customer_payments cascade',
  ]) {
    await expect(workshop.backend.exec(change)).rejects.toThrow('neither changed nor deleted');
  }
  const before = await by<Invoice>('manager', 'list_invoices', {});
  await by('manager', 'clear_all_requests', {});
  expect(await by<Invoice>('manager', 'list_invoices', {})).toEqual(before);
  expect(await pay(200)).toMatchObject({ kind: 'payment', balance: { due: 3699.5 } });
});

test('deposit, part payments and refund do not exceed the balance @long', async () => {
  const open = requests.inProgress;
  const deposit = (amount: number) => pay(amount, { request_id: open, method: 'cash' });
  expect(await deposit(5000)).toMatchObject({ kind: 'deposit', receipt_number: `PR/${await year()}/00001` });
  expect(
    await refused('manager', 'record_payment', { request_id: open, method: 'cash', amount: 7000.01 }),
  ).toMatch('PT409 No more than ₹7,000.00 can be taken for this job');
  await by('mechanic', 'complete_job', { request_id: open, final_cost: 4000 });
  const invoice = await issue({ request_id: open });
  expect(invoice.balance).toMatchObject({ due: 0, paid: 5000, refundable: 1000 });
  const refund = { request_id: open, method: 'cash', reason: 'Paid too much' };
  expect(await refused('manager', 'refund_payment', { ...refund, amount: 1000.01 })).toMatch(
    'PT409 No more than ₹1,000.00',
  );
  expect(await refused('restrictedManager', 'refund_payment', { ...refund, amount: 1 })).toMatch('PT403');
  const back = await by<{ payment_id: number }>('manager', 'refund_payment', { ...refund, amount: 1000 });
  expect(back).toMatchObject({ kind: 'refund', amount: -1000, balance: { paid: 4000, refundable: 0 } });
  expect(await refused('manager', 'record_payment', { request_id: open, method: 'card', amount: 1 })).toMatch(
    'PT409 Nothing is due for this job',
  );
});

test('a repeated payment is recorded once, and a wrong one is corrected by its opposite @long', async () => {
  await issue();
  const idempotency_key = '11111111-1111-4111-8111-111111111111';
  const first = await pay(1000, { idempotency_key });
  expect(await pay(1000, { idempotency_key })).toEqual(first);
  const { payment_id } = first;
  const corrected = await by('manager', 'correct_payment', { payment_id, reason: 'It was cash' });
  expect(corrected).toMatchObject({
    kind: 'correction',
    amount: -1000,
    corrects: payment_id,
    balance: { due: 3999.5 },
  });
  expect(await refused('manager', 'correct_payment', { payment_id, reason: 'Again' })).toMatch(
    'PT409 This entry has been corrected already',
  );
  expect(await by('manager', 'request_balance', { request_id })).toMatchObject({
    payments: [{ payment_id, corrected: true }, { kind: 'correction' }],
  });
});

test('credit notes do not exceed the invoice balance, return its tax to the paisa, and allow another invoice', async () => {
  const invoice = await issue();
  const { invoice_id } = invoice;
  await pay(3999.5);
  const credit = (lines: object | null) =>
    by<Invoice>('manager', 'credit_invoice', { invoice_id, reason: 'Wrong filter', lines });
  const part = await credit([{ position: 1, amount: 1234.56 }]);
  expect(part).toMatchObject({
    kind: 'credit_note',
    number: `PC/${await year()}/00001`,
    total: 1234.56,
    credits: invoice_id,
    balance: { refundable: 1234.56 },
  });
  expect(
    await refused('manager', 'credit_invoice', {
      invoice_id,
      reason: 'x',
      lines: [{ position: 1, amount: 2265.45 }],
    }),
  ).toMatch('PT409 Credit exceeds the invoice balance');
  const rest = await credit(null);
  for (const key of ['total', 'value', 'cgst', 'sgst', 'igst']) {
    expect(Math.round((Number(part[key]) + Number(rest[key])) * 100)).toBe(
      Math.round(Number(invoice[key]) * 100),
    );
  }
  expect(await refused('manager', 'credit_invoice', { invoice_id, reason: 'x' })).toMatch(
    'PT409 Nothing of this invoice is left to credit',
  );
  const again = await issue();
  expect(again).toMatchObject({ number: `PL/${await year()}/00002`, balance: { due: 0, paid: 3999.5 } });
  expect(await by('manager', 'list_invoices', { filter: 'credit_notes' })).toMatchObject({ total: 2 });
});

test('a credit note has the tax number and taxes of its invoice, also once the garage has none', async () => {
  await by('manager', 'save_draft', { request_id, customer: { state_code: '33' } });
  const { invoice_id } = await issue();
  await setUp('null');
  const note = await by<Invoice>('manager', 'credit_invoice', { invoice_id, reason: 'x' });
  expect(note).toMatchObject({
    // Rule 53(1): 16 characters.
    number: `PC/${await year()}/00001`,
    garage: { tax_number: '29AAGCP7383J1ZQ', state_code: '29' },
    interstate: true,
    cgst: 0,
    igst: expect.any(Number),
  });
});

test('a credit is refused where another was issued since the invoice was read', async () => {
  const { invoice_id } = await issue();
  const part = {
    invoice_id,
    reason: 'Scratch',
    lines: [{ position: 1, amount: 100 }],
    expected_credited: 0,
  };
  await by('manager', 'credit_invoice', part);
  expect(await refuse(await workshop.as('manager'), 'credit_invoice', part)).toMatchObject({
    code: 'PT412',
    message: 'This invoice was credited by someone else. Check it and try again.',
    details: '100.00',
  });
  await by('manager', 'credit_invoice', { ...part, expected_credited: 100 });
});

test('amounts that come to all that is left of lines of different rates take all their tax', async () => {
  const job = requests.inProgress;
  await by('mechanic', 'complete_job', { request_id: job, final_cost: 8000 });
  await by('manager', 'save_draft', { request_id: job, lines: [{ position: 1, tax_rate: 40 }] });
  const invoice = await issue({ request_id: job });
  const lines = [{ position: 1, amount: 8000 }];
  const note = await by<Invoice>('manager', 'credit_invoice', {
    invoice_id: invoice.invoice_id,
    reason: 'x',
    lines,
  });
  expect(note.lines).toHaveLength(2);
  for (const key of ['total', 'value', 'cgst', 'sgst', 'igst']) expect(note[key]).toBe(invoice[key]);
});

test('an invoice of nothing is credited once, and issued again', async () => {
  const job = requests.inProgress;
  await by('mechanic', 'complete_job', { request_id: job, final_cost: 0 });
  const { invoice_id, total } = await issue({ request_id: job });
  expect(total).toBe(0);
  const credit = { invoice_id, reason: 'Wrong name' };
  expect(await by('manager', 'credit_invoice', credit)).toMatchObject({
    total: 0,
    balance: { can_invoice: true },
  });
  expect(await refused('manager', 'credit_invoice', credit)).toBe(
    'PT409 Nothing of this invoice is left to credit',
  );
  expect(await issue({ request_id: job })).toMatchObject({ total: 0, is_current: true });
});

test('a discount counts: no line is credited beyond what the whole invoice is', async () => {
  const job = requests.inProgress;
  await by('mechanic', 'complete_job', { request_id: job, final_cost: 8000 });
  const { invoice_id, lines } = await issue({ request_id: job });
  expect(lines.map(({ description, amount }) => [description, amount])).toEqual([
    ['Brake Repair', 12_000],
    ['Adjustment', -4000],
  ]);
  const credit = (amount: number) => ({ invoice_id, reason: 'x', lines: [{ position: 1, amount }] });
  expect(await refused('manager', 'credit_invoice', credit(8000.01))).toMatch(
    'PT409 Credit exceeds the invoice balance',
  );
  expect(await by('manager', 'credit_invoice', credit(8000))).toMatchObject({ total: 8000 });
  expect(await by('manager', 'request_balance', { request_id: job })).toMatchObject({
    due: 0,
    credited: 8000,
  });
});

test('with a tax number the hundred thousandth invoice of a year is refused, without one it is numbered', async () => {
  await issue();
  await workshop.backend.exec("update private.document_counters set last_serial = 99999 where series = 'PL'");
  const another = { request_id: requests.paid };
  expect(await refused('manager', 'issue_invoice', another)).toBe(
    'PT409 The numbers of this financial year are used up',
  );
  await setUp('null');
  expect(await issue(another)).toMatchObject({ number: `PL/${await year()}/100000` });
});

test('random invoices, credited in random steps, add up line by line @long', async () => {
  const random = createRandom(Number(process.env.PITLANE_RANDOM_SEED ?? 7));
  for (let round = 0; round < 8; round++) {
    const state_code = random.pick(['29', '33', null]);
    const draft = await by<Invoice>('manager', 'save_draft', {
      request_id,
      customer: { state_code, tax_number: null },
    });
    await by('manager', 'save_draft', {
      request_id,
      lines: draft.lines.map(({ position }) => ({
        position,
        tax_rate: random.pick([null, 0, 5, 18, 40]),
      })),
    });
    const { invoice_id, lines } = await issue();
    for (const { position, amount } of lines) {
      const steps = [Math.round(amount * random.below(100)) / 100].filter(
        (step) => step > 0 && step <= amount,
      );
      for (const step of steps) {
        await by('manager', 'credit_invoice', {
          invoice_id,
          reason: 'x',
          lines: [{ position, amount: step }],
        });
      }
    }
    await by('manager', 'credit_invoice', { invoice_id, reason: 'x' });
  }
  const wrong = await workshop.backend.exec(`
    select i.invoice_id from private.invoices i left join private.invoice_lines l using (invoice_id) group by i.invoice_id
    having sum(l.amount) <> i.total or sum(l.value) <> i.value or sum(l.cgst) <> i.cgst or sum(l.sgst) <> i.sgst
      or sum(l.igst) <> i.igst
    union all
    select l.invoice_id from private.invoice_lines l join private.invoices i using (invoice_id)
    join private.invoices n on n.credits = i.invoice_id
    join private.invoice_lines c on c.invoice_id = n.invoice_id and c.position = l.position
    group by l.invoice_id, l.position
    having sum(c.amount) <> l.amount or sum(c.value) <> l.value or sum(c.cgst) <> l.cgst or sum(c.igst) <> l.igst
      or min(c.value) < 0 or min(c.cgst) < 0`);
  expect(wrong).toEqual([]);
});

test('customers see their own invoices and receipts only, mechanics none', async () => {
  const { invoice_id } = await issue();
  const { payment_id } = await pay(100);
  const invoice = await by<Invoice>('customer', 'read_invoice', { invoice_id });
  expect(invoice).toMatchObject({ total: 3999.5, payments: [{ amount: 100 }], balance: { due: 3899.5 } });
  expect(await by('customer', 'list_invoices', {})).toMatchObject({
    rows: [{ due: 3899.5 }],
    total: 1,
    counts: null,
  });
  expect(await by('otherCustomer', 'list_invoices', {})).toMatchObject({
    rows: [],
    total: 0,
    ages: { days_7: { due: 0 } },
  });
  for (const role of ['otherCustomer', 'mechanic'] as const) {
    expect(await refused(role, 'read_invoice', { invoice_id })).toMatch('PT404');
    expect(await refused(role, 'read_receipt', { payment_id })).toMatch('PT404');
    expect(await refused(role, 'request_balance', { request_id })).toMatch(
      role === 'mechanic' ? 'PT403' : 'PT404',
    );
  }
});

test('unpaid invoices are listed by their age, the oldest first', async () => {
  const aged = [0, 7, 8, 30, 31, 60, 61];
  await workshop.backend.exec(
    `insert into private.invoices (
       kind, number, issued_on, issued_by, issued_by_name, request_id, customer_id, garage, customer, vehicle, service_name,
       total, value, cgst, sgst, igst
     )
     select 'bill_of_supply', 'PL/2020-21/' || lpad(d::text, 6, '0'), private.today() - d, $2, 'Meera', 1000 + d, $1, '{}',
       '{"name": "Asha"}', '{"registration_number": "KA 1"}', 'Oil', 10, 10, 0, 0, 0
     from unnest($3::int[]) d`,
    [workshop.idOf('customer'), workshop.idOf('manager'), `{${aged}}`],
  );
  const listed = async (filter: string) => {
    const { rows } = await by<{ rows: { days: number }[] }>('manager', 'list_invoices', { filter });
    return rows.map(({ days }) => days);
  };
  expect(await listed('unpaid')).toEqual(aged.toReversed());
  expect(await listed('days_7')).toEqual([7, 0]);
  expect(await listed('days_30')).toEqual([30, 8]);
  expect(await listed('days_60')).toEqual([60, 31]);
  expect(await listed('older')).toEqual([61]);
  expect(await listed('paid')).toEqual([]);
  expect(await by('customer', 'list_invoices', { filter: 'days_30' })).toMatchObject({
    total: 2,
    ages: { days_30: { invoices: 2, due: 20 } },
  });
});

test('a link shows the invoice that counts and how to pay it', async () => {
  const { token } = await by<{ token: string }>('manager', 'create_link', { request_id });
  expect(await by('visitor', 'link_invoice', { token })).toEqual({ invoice: null, payment_options: null });
  const { number } = await issue();
  expect(await by('visitor', 'link_invoice', { token })).toMatchObject({
    invoice: { number },
    payment_options: null,
  });
  await workshop.backend.exec("update private.garage set upi_id = 'garage@bank' where true");
  const opened = await by<{ invoice: { customer: object } }>('visitor', 'link_invoice', { token });
  expect(opened).toMatchObject({
    payment_options: { due: 3999.5, upi_id: 'garage@bank', reference: number },
  });
  expect(opened.invoice.customer).not.toHaveProperty('phone');
});
