import type { Receipt, RecordedPayment } from '../../../../src/invoices/payments/payments-answers.ts';
import type { Gstr1Tables } from '../../../../src/invoices/reports/reports-answers.ts';
import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let today: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.backend.exec('select private.today()::text as today');
  today = String(row?.today);
});
const taxNumber = (number: string | null) =>
  workshop.backend.exec(
    "update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29', tax_number = $1 where true",
    [number],
  );
beforeEach(async () => {
  await workshop.reset();
  await taxNumber('29AAGCP7383J1ZQ');
});
afterAll(() => workshop.close());

const by = async <Result>(name: string, parameters: object = {}) =>
  call<Result>(await workshop.as('manager'), name, parameters as Record<string, unknown>);
const request_id = requests.inProgress;
const deposit = (amount: number) =>
  by<RecordedPayment>('record_payment', { request_id, method: 'cash', amount });
const receiptOf = ({ payment_id }: RecordedPayment) => by<Receipt>('read_receipt', { payment_id });
const bill = (state: string, number: string | null = null) =>
  workshop.backend.exec(
    `insert into private.billing_details (customer_id, name, address, state_code, tax_number)
     select customer_id, 'Asha Traders', '2 Beach Road', '${state}', $1 from public.service_requests where request_id = ${request_id}
     on conflict (customer_id) do update set state_code = excluded.state_code, tax_number = excluded.tax_number`,
    [number],
  );
const advances = () => by<Gstr1Tables>('gstr1_tables', { from_day: today, to_day: today });

test('the receipt of a deposit says its tax, place of supply and customer, and is in table 11A with them @long', async () => {
  const { voucher } = await receiptOf(await deposit(1180));
  expect(voucher).toMatchObject({
    rate: 18,
    place_of_supply: '29',
    interstate: false,
    value: 1000,
    cgst: 90,
    sgst: 90,
    igst: 0,
    deposits: [],
    customer: { state_code: null, tax_number: null },
  });
  expect(await advances()).toMatchObject({ received: [{ place_of_supply: '29', rate: 18, amount: 1000 }] });
});

test('to another state the tax is integrated, and what was printed stays when the customer moves', async () => {
  await bill('33', '33AAGCP7383J1Z1');
  const paid = await deposit(590);
  await bill('29');
  expect((await receiptOf(paid)).voucher).toMatchObject({
    place_of_supply: '33',
    interstate: true,
    value: 500,
    cgst: 0,
    sgst: 0,
    igst: 90,
    customer: { name: 'Asha Traders', address: '2 Beach Road', tax_number: '33AAGCP7383J1Z1' },
  });
  expect(await advances()).toMatchObject({ received: [{ place_of_supply: '33', rate: 18, amount: 500 }] });
});

test('the rate is that of the approved lines, and 18 percent where they differ', async () => {
  await workshop.backend.exec("update private.tax_rates set rate = 5 where kind in ('labour', 'other')");
  expect((await receiptOf(await deposit(105))).voucher).toMatchObject({ rate: 5, value: 100 });
  await workshop.backend.exec(
    `insert into public.request_lines (
       request_id, position, kind, description, quantity, unit, unit_price, source, status, decided_by_name, decided_at,
       decision_channel
     ) values (${request_id}, 9, 'part', 'Filter', 1, 'pcs', 100, 'front_desk', 'approved', 'Asha', now(), 'phone')`,
  );
  expect((await receiptOf(await deposit(118))).voucher).toMatchObject({ rate: 18, value: 100 });
  await workshop.backend.exec("update private.tax_rates set rate = 18 where kind in ('labour', 'other')");
});

test('a refund without a supply names its deposits, at their rate, and 11A is left with the difference', async () => {
  await bill('33');
  const wrong = await deposit(50);
  await by('correct_payment', { payment_id: wrong.payment_id, reason: 'Twice' });
  const first = await deposit(1180);
  await by('cancel_request', { request_id, reason: 'Sold the car' });
  await bill('29');
  const refund = await by<RecordedPayment>('refund_payment', {
    request_id,
    method: 'cash',
    amount: 590,
    reason: 'Sold the car',
  });
  expect((await receiptOf(refund)).voucher).toMatchObject({
    rate: 18,
    place_of_supply: '33',
    value: -500,
    igst: -90,
    deposits: [{ receipt_number: first.receipt_number, day: today }],
  });
  expect(await advances()).toMatchObject({ received: [{ place_of_supply: '33', rate: 18, amount: 500 }] });
});

test('other receipts are none: of a payment for an invoice, its refund, and at a garage without a tax number', async () => {
  await by('issue_invoice', { request_id: requests.completed });
  const pay = { request_id: requests.completed, method: 'upi', amount: 500 };
  expect((await receiptOf(await by('record_payment', pay))).voucher).toBeNull();
  await taxNumber(null);
  expect((await receiptOf(await deposit(100))).voucher).toBeNull();
});
