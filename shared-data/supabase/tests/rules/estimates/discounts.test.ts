import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    `update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29',
       tax_number = '29AAGCP7383J1ZQ', discount_limit = 10 where true`,
  );
});
afterAll(() => workshop.close());

interface Line {
  position: number;
  description: string;
  discount: number;
  discount_reason: string | null;
  amount: number;
  value: number;
  cgst: number;
  sgst: number;
}
interface Bill extends Record<string, unknown> {
  version: number;
  total: number;
  lines: Line[];
}

/** Completed for ₹3,999.50: a line of ₹3,500, one of ₹150 and an adjustment of ₹349.50. */
const request_id = requests.completed;
const reason = 'Regular customer';
const manager = () => workshop.as('manager');
const by = async <Result = Bill>(name: string, parameters: object) =>
  call<Result>(await manager(), name, { ...parameters } as Record<string, unknown>);
const discount = (more: object) => by('discount_draft', { request_id, reason, ...more });
const refused = async (more: object, as: 'manager' | 'restrictedManager' = 'manager') => {
  const { code, message } = await refuse(await workshop.as(as), 'discount_draft', {
    request_id,
    reason,
    ...more,
  });
  return `${code} ${message}`;
};
const discountsOf = ({ lines }: Bill) => lines.map((line) => line.discount);

test('a percentage of a line lowers its taxable value before the tax', async () => {
  const draft = await discount({ percent: 10, line: 1 });
  // Rule 35 of the CGST Rules on what is left: 3,150 x 9 / 118 is 240.25.
  expect(draft.lines[0]).toMatchObject({
    discount: 350,
    discount_reason: reason,
    amount: 3150,
    value: 2669.5,
    cgst: 240.25,
    sgst: 240.25,
  });
  expect(draft.total).toBe(3649.5);
});

test('rupees off the whole bill are shared out to the paisa, and replace what was off before', async () => {
  await discount({ percent: 50, line: 1 });
  const draft = await discount({ rupees: 100.01 });
  expect(discountsOf(draft).reduce((sum, off) => sum + Math.round(off * 100), 0)).toBe(100_01);
  expect(draft.total).toBe(3899.49);
  // Rounded each by itself, the shares of this would be a paisa off.
  expect((await discount({ rupees: 0.13 })).total).toBe(3999.37);
  expect(discountsOf(await discount({ rupees: 0 }))).toEqual(draft.lines.map(() => 0));
});

test('a discount of the whole bill is one of what the bill comes to, below its lines too', async () => {
  await workshop.backend.exec('update public.service_requests set final_cost = 3000 where request_id = $1', [
    request_id,
  ]);
  const ten = await call<Bill>(await workshop.as('restrictedManager'), 'discount_draft', {
    request_id,
    reason,
    percent: 10,
  });
  expect([ten.total, discountsOf(ten)]).toEqual([2700, [expect.any(Number), expect.any(Number), 0]]);
  expect((await discount({ percent: 100 })).total).toBe(0);
  expect(await refused({ rupees: 3000.01 })).toBe('PT409 The discount is more than the amount');
});

test('a line of the draft is saved with its discount in one call', async () => {
  const save = (line: object) => by('save_draft', { request_id, lines: [{ position: 1, ...line }] });
  const off = { discount_percent: 10, discount_reason: reason };
  expect((await save({ description: 'Oil change', ...off })).lines[0]).toMatchObject({
    description: 'Oil change',
    discount: 350,
    discount_reason: reason,
    amount: 3150,
  });
  expect((await save({ discount: 0 })).lines[0]).toMatchObject({ discount: 0, amount: 3500 });
  const above = { request_id, lines: [{ position: 1, discount: 351, discount_reason: reason }] };
  expect(await refuse(await workshop.as('restrictedManager'), 'save_draft', above)).toMatchObject({
    code: 'PT403',
  });
  expect(
    await refuse(await manager(), 'save_draft', { request_id, lines: [{ position: 1, discount: 1 }] }),
  ).toMatchObject({ message: 'Please give a reason' });
});

test('what is owed follows, and invoice, credit note and GSTR-1 say the same @long', async () => {
  await discount({ percent: 10 });
  const balance = await by<{ owed: number; receivable: number }>('request_balance', { request_id });
  expect(balance).toMatchObject({ owed: 3599.55, receivable: 3599.55 });
  const invoice = await by<Bill & { invoice_id: number; value: number }>('issue_invoice', { request_id });
  expect(invoice.total).toBe(3599.55);
  const seen = await call<Bill>(await workshop.as('customer'), 'read_invoice', {
    invoice_id: invoice.invoice_id,
  });
  expect(seen.lines[0]).toMatchObject({ discount: 350, discount_reason: reason, amount: 3150 });
  const note = await by<Bill & { value: number }>('credit_invoice', {
    invoice_id: invoice.invoice_id,
    reason: 'Wrong car',
  });
  expect([note.total, note.value]).toEqual([invoice.total, invoice.value]);
  const [{ today } = { today: '' }] = await workshop.backend.exec('select private.today()::text as today');
  const { rows } = await by<{ rows: { kind: string; taxable_value: number }[] }>('gstr1', {
    from_day: today,
    to_day: today,
  });
  const taxable = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.taxable_value, 0);
  expect(taxable('tax_invoice')).toBeCloseTo(invoice.value, 2);
  expect(taxable('credit_note')).toBeCloseTo(invoice.value, 2);
});

test('above the limit of the settings it needs the right to pay', async () => {
  const above = 'PT403 A discount above 10 % needs the right to pay';
  expect(await refused({ percent: 10.01 }, 'restrictedManager')).toBe(above);
  expect(await refused({ rupees: 351, line: 1 }, 'restrictedManager')).toBe(above);
  const restricted = await workshop.as('restrictedManager');
  const allowed = await call<Bill>(restricted, 'discount_draft', {
    request_id,
    reason,
    rupees: 350,
    line: 1,
  });
  expect(allowed.lines[0]?.discount).toBe(350);
  await workshop.backend.exec('update private.garage set discount_limit = 25 where true');
  const wider = await call<Bill>(restricted, 'discount_draft', { request_id, reason, percent: 25 });
  expect(wider.lines[0]?.discount).toBe(875);
});

test.each([
  [{ percent: 101 }, 'PT400 Please enter a valid discount'],
  [{ rupees: -1 }, 'PT400 Please enter a valid discount'],
  [{ rupees: 1.005 }, 'PT400 Please enter a valid discount'],
  [{}, 'PT400 Please enter a valid discount'],
  [{ percent: 5, rupees: 5 }, 'PT400 Please enter a valid discount'],
  [{ percent: 5, reason: ' ' }, 'PT400 Please give a reason'],
  [{ percent: 5, line: 99 }, 'PT400 There is no line to take this off'],
  [{ rupees: 4000 }, 'PT409 The discount is more than the amount'],
])('a discount of %j is refused', async (more, message) => {
  expect(await refused(more)).toBe(message);
});

test('a repeat changes nothing, and a draft that someone else changed is not overwritten', async () => {
  const { version } = await by('save_draft', { request_id });
  const once = await discount({ percent: 5, version });
  expect(await discount({ percent: 5, version })).toEqual(once);
  expect(await refused({ percent: 6, version })).toMatch('PT412 This draft was changed by someone else');
  await by('issue_invoice', { request_id });
  expect(await refused({ percent: 5 })).toBe('PT409 This job has an invoice already');
});

test('the bill of the front desk has the draft, then the invoice, and what is owed @long', async () => {
  const bill = () =>
    by<{ card: object; balance: object; draft: Bill | null; invoice: Bill | null }>('bill', { request_id });
  expect(await bill()).toMatchObject({
    card: { request_id, status: 'completed', invoice_id: null },
    draft: null,
    invoice: null,
  });
  const draft = await discount({ percent: 10 });
  expect(await bill()).toMatchObject({ draft, balance: { owed: draft.total, can_invoice: true } });
  await by('issue_invoice', { request_id });
  await by('record_payment', { request_id, method: 'cash', amount: 500 });
  expect(await bill()).toMatchObject({
    draft: null,
    invoice: { total: draft.total },
    balance: { paid: 500, can_invoice: false },
  });
});

describe('a discount on the lines of an estimate', () => {
  interface EstimateLine extends Record<string, unknown> {
    line_id: number;
    version: number;
    amount: number | null;
    discount: number;
  }
  const request = { request_id: requests.inProgress };
  const add = (line: object) =>
    by<EstimateLine>('add_line', {
      ...request,
      line: { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 1999.99, ...line },
    });
  const change = (line_id: number, changes: object) => by<EstimateLine>('change_line', { line_id, changes });
  const off = (more: object) =>
    by<{ discount: number; amount: number }>('discount_lines', { ...request, reason, ...more });
  const refusal = async (
    name: string,
    parameters: object,
    as: 'manager' | 'restrictedManager' = 'manager',
  ) => {
    const { code, message } = await refuse(await workshop.as(as), name, { ...parameters });
    return `${code} ${message}`;
  };

  test('per cent follow the price and the quantity, rupees stay, and without a price there is none', async () => {
    const { line_id, ...line } = await add({ discount_percent: 10, discount_reason: reason });
    expect(line).toMatchObject({ discount: 400, discount_percent: 10, amount: 3599.98 });
    expect(await change(line_id, { quantity: 1 })).toMatchObject({ discount: 200, amount: 1799.99 });
    expect(await change(line_id, { discount: 100.01 })).toMatchObject({
      discount: 100.01,
      discount_percent: null,
      discount_reason: reason,
      amount: 1899.98,
    });
    expect(await change(line_id, { quantity: 2 })).toMatchObject({ discount: 100.01, amount: 3899.97 });
    expect(await change(line_id, { unit_price: null })).toMatchObject({
      discount: 0,
      discount_reason: null,
      amount: null,
    });
  });

  test('what was agreed is recorded, billed, taxed and credited after the discount @long', async () => {
    const line = await add({ discount: 400, discount_reason: reason });
    await by('send_estimate', request);
    const page = await by<{ to_answer: object }>('request_estimate', request);
    expect(page.to_answer).toEqual({ lines: 1, amount: 3599.98 });
    const decisions = [{ line_id: line.line_id, version: line.version, approve: true }];
    const answer = { ...request, decisions, decided_by_name: 'Asha Rao' };
    const { estimated_cost } = await call<{ estimated_cost: number }>(
      await workshop.as('customer'),
      'decide_lines',
      answer,
    );
    const [{ document } = { document: '' }] = await workshop.backend.exec(
      'select document from private.approval_records where request_id = $1',
      [request.request_id],
    );
    expect(JSON.parse(String(document)).lines).toMatchObject([
      { unit_price: '1999.99', discount: '400.00', discount_reason: reason, amount: '3599.98' },
    ]);
    await call(await workshop.as('mechanic'), 'complete_job', { ...request, parts: [] });
    const draft = await by('save_draft', request);
    expect(draft.total).toBe(estimated_cost);
    expect(draft.lines.at(-1)).toMatchObject({ discount: 400, discount_reason: reason, amount: 3599.98 });
    // Off the whole bill leaves what was agreed, also when it is taken back.
    const off = (rupees: number) => by('discount_draft', { ...request, rupees, reason: 'Late' });
    const less = await off(100);
    expect(less.total).toBe(Math.round((estimated_cost - 100) * 100) / 100);
    expect(less.lines.at(-1)?.discount_reason).toBe('Regular customer, Late');
    expect((await off(0)).lines.at(-1)).toMatchObject({ discount: 400, discount_reason: reason });
    const invoice = await by<Bill & { invoice_id: number; value: number }>('issue_invoice', request);
    expect(invoice.lines.at(-1)).toMatchObject({ discount: 400, value: 3050.84, cgst: 274.57, sgst: 274.57 });
    const note = await by<Bill & { value: number }>('credit_invoice', {
      invoice_id: invoice.invoice_id,
      reason: 'Wrong car',
    });
    expect([note.total, note.value]).toEqual([estimated_cost, invoice.value]);
  });

  /** In paise, of an amount that includes this rate: rule 35 of the CGST Rules, each half of the tax rounded by itself. */
  const split = (amount: number, rate: number) => {
    const half = Math.round((amount * rate) / 2 / (100 + rate));
    return { amount, value: amount - 2 * half, half };
  };
  const paise = (rupees: unknown) => Math.round(Number(rupees) * 100);

  test.each([
    ['lines', undefined],
    ['the whole', { rupees: 777.77 }],
    ['per cent of the whole', { percent: 7.5 }],
  ])(
    'after a discount of %s, GSTR-1 and its HSN summary are the plain count, also after a credit note @long',
    async (_of, whole) => {
      const off12 = { discount_percent: 12.5, discount_reason: reason };
      await add({ tax_rate: 40, tax_code: '8708', ...off12 });
      const fitting = { quantity: 1.5, unit_price: 900.01, discount: 50.03, discount_reason: reason };
      await add({ kind: 'labour', description: 'Fit the discs', tax_code: '998714', ...fitting });
      await add({
        description: 'Brake cleaner',
        quantity: 3,
        unit_price: 133.33,
        tax_rate: 5,
        tax_code: '3403',
      });
      if (whole) await off(whole);
      await by('send_estimate', request);
      const asked = await workshop.backend.exec(
        "select line_id, version from public.request_lines where request_id = $1 and status = 'proposed'",
        [request.request_id],
      );
      await call(await workshop.as('customer'), 'decide_lines', {
        ...request,
        decided_by_name: 'Asha Rao',
        decisions: asked.map((line) => ({ ...line, approve: true })),
      });
      await call(await workshop.as('mechanic'), 'complete_job', { ...request, parts: [] });
      const invoice = await by<Bill & { invoice_id: number }>('issue_invoice', request);
      const credited = 1000_01;
      const discs = invoice.lines.find(({ description }) => description === 'Brake discs');
      await by('credit_invoice', {
        invoice_id: invoice.invoice_id,
        reason: 'Scratched',
        lines: [{ position: discs?.position, amount: credited / 100 }],
      });

      const agreed = await workshop.backend.exec(
        `select tax_code, tax_rate, quantity, unit_price, discount from public.request_lines
       where request_id = $1 and status = 'approved'`,
        [request.request_id],
      );
      const counted = agreed.map((line) => ({
        hsn: line.tax_code,
        rate: Number(line.tax_rate),
        ...split(
          Math.round(paise(line.unit_price) * Number(line.quantity)) - paise(line.discount),
          Number(line.tax_rate),
        ),
      }));
      expect(paise(invoice.total)).toBe(counted.reduce((sum, { amount }) => sum + amount, 0));
      const of = (rows: typeof counted) => ({
        value: rows.reduce((sum, row) => sum + row.value, 0),
        half: rows.reduce((sum, row) => sum + row.half, 0),
      });

      const [{ today } = { today: '' }] = await workshop.backend.exec(
        'select private.today()::text as today',
      );
      const days = { from_day: today, to_day: today };
      type Taxed = Record<'rate' | 'taxable_value' | 'cgst' | 'sgst', number>;
      const { rows } = await by<{ rows: (Taxed & { kind: string })[] }>('gstr1', days);
      const filed = (row: Taxed | undefined) => ({
        value: paise(row?.taxable_value),
        half: paise(row?.cgst),
      });
      const note = split(credited, 40);
      for (const row of rows) {
        expect(row.sgst).toBe(row.cgst);
        expect(filed(row)).toEqual(
          row.kind === 'credit_note'
            ? { value: note.value, half: note.half }
            : of(counted.filter(({ rate }) => rate === row.rate)),
        );
      }
      expect(rows.map(({ kind, rate }) => `${kind} ${rate}`)).toEqual([
        ...['tax_invoice 5', 'tax_invoice 18', 'tax_invoice 40', 'credit_note 40'],
      ]);

      const { hsn } = await by<{ hsn: (Taxed & { hsn: string; uqc: string; total_value: number })[] }>(
        'gstr1_tables',
        days,
      );
      const total = (key: 'taxable_value' | 'cgst' | 'total_value') =>
        hsn.reduce((sum, row) => sum + paise(row[key]), 0);
      expect({ value: total('taxable_value'), half: total('cgst'), amount: total('total_value') }).toEqual({
        value: of(counted).value - note.value,
        half: of(counted).half - note.half,
        amount: paise(invoice.total) - credited,
      });
      // One row, from which the credit note is taken off.
      expect(hsn.map((row) => `${row.hsn} ${row.uqc}`).sort()).toEqual([
        ...['3403 PCS', '8708 PCS', '998714 NA'],
      ]);
      const plain = of(counted.filter((line) => line.hsn === '8708'));
      expect(filed(hsn.find((row) => row.hsn === '8708'))).toEqual({
        value: plain.value - note.value,
        half: plain.half - note.half,
      });
      expect(filed(hsn.find((row) => row.hsn === '3403'))).toEqual(
        of(counted.filter((line) => line.hsn === '3403')),
      );
    },
  );

  test('off all lines it is shared out to the paisa, replaces what was off, and asks again', async () => {
    await add({ unit_price: 33.33, quantity: 1 });
    await add({ unit_price: 66.67, quantity: 1, discount_percent: 50, discount_reason: 'Late' });
    await add({ unit_price: null });
    expect(await off({ rupees: 0.13 })).toEqual({ ...request, discount: 0.13, amount: 99.87 });
    expect(await off({ percent: 10, seen: 100 })).toMatchObject({ discount: 10, amount: 90 });
    const read = () =>
      workshop.backend.exec(
        "select version, sent_at from public.request_lines where request_id = $1 and status = 'proposed'",
        [request.request_id],
      );
    const before = await read();
    await off({ percent: 10, seen: 100 });
    expect(await read()).toEqual(before);
    expect(await refusal('discount_lines', { ...request, percent: 5, reason, seen: 99 })).toBe(
      'PT412 The lines have changed. Check them and try again.',
    );
    expect(await off({ percent: 0 })).toMatchObject({ discount: 0, amount: 100 });
  });

  test('above the limit it needs the right to pay, also when the price falls below what was granted', async () => {
    const above = 'PT403 A discount above 10 % needs the right to pay';
    const { line_id } = await add({ discount: 1000, discount_reason: reason });
    const restricted = (changes: object) => refusal('change_line', { line_id, changes }, 'restrictedManager');
    expect(await restricted({ unit_price: 1500 })).toBe(above);
    expect(await restricted({ discount: 401 })).toBe(above);
    expect(await refusal('discount_lines', { ...request, percent: 11, reason }, 'restrictedManager')).toBe(
      above,
    );
    const allowed = { line_id, changes: { description: 'Discs' } };
    expect(await call(await workshop.as('restrictedManager'), 'change_line', allowed)).toMatchObject({
      discount: 1000,
    });
    expect(
      await refuse(await workshop.as('mechanic'), 'add_line', {
        ...request,
        line: { kind: 'labour', description: 'Clean', discount: 1, discount_reason: reason },
      }),
    ).toMatchObject({ code: 'PT403', hint: 'unit_price' });
  });

  test.each([
    [{ discount: 1 }, 'PT400 Please give a reason'],
    [{ discount: 4000, discount_reason: reason }, 'PT409 The discount is more than the amount'],
    [{ discount_percent: 101, discount_reason: reason }, 'PT400 Please enter a valid discount'],
    [{ discount: 1, discount_percent: 1, discount_reason: reason }, 'PT400 Please enter a valid discount'],
    [
      { unit_price: null, discount: 1, discount_reason: reason },
      'PT400 Please enter a price before a discount',
    ],
  ])('%j of a line is refused', async (line, message) => {
    const discs = { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 1999.99 };
    expect(await refusal('add_line', { ...request, line: { ...discs, ...line } })).toBe(message);
  });
});
