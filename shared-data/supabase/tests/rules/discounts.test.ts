import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

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

interface Line {
  position: number;
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
    ...{ request_id, reason },
    ...more,
  });
  return `${code} ${message}`;
};
const discountsOf = ({ lines }: Bill) => lines.map((line) => line.discount);

test('a percentage of a line lowers its taxable value before the tax', async () => {
  const draft = await discount({ percent: 10, line: 1 });
  // Rule 35 of the CGST Rules on what is left: 3,150 x 9 / 118 is 240.25.
  expect(draft.lines[0]).toMatchObject({
    ...{ discount: 350, discount_reason: reason, amount: 3150 },
    ...{ value: 2669.5, cgst: 240.25, sgst: 240.25 },
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

test('what is owed follows, and invoice, credit note and GSTR-1 say the same', async () => {
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
    ...{ from_day: today, to_day: today },
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
    ...{ request_id, reason, rupees: 350, line: 1 },
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
  [{ percent: 5, line: 99 }, 'PT400 This line is not on the draft'],
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

test('the bill of the front desk has the draft, then the invoice, and what is owed', async () => {
  const bill = () =>
    by<{ card: object; balance: object; draft: Bill | null; invoice: Bill | null }>('bill', { request_id });
  expect(await bill()).toMatchObject({
    ...{ card: { request_id, status: 'completed', invoice_id: null }, draft: null, invoice: null },
  });
  const draft = await discount({ percent: 10 });
  expect(await bill()).toMatchObject({ draft, balance: { owed: draft.total, can_invoice: true } });
  await by('issue_invoice', { request_id });
  await by('record_payment', { request_id, method: 'cash', amount: 500 });
  expect(await bill()).toMatchObject({
    ...{ draft: null, invoice: { total: draft.total }, balance: { paid: 500, can_invoice: false } },
  });
});
