import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

interface Recorded {
  payment_id: number;
  kind: string;
  balance: { paid: number; due: number; receivable: number; refundable: number };
}

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec("update private.garage set name = 'Test Motors' where true");
});
afterAll(() => workshop.close());

const manage = async <Result = Recorded>(name: string, parameters: object) =>
  call<Result>(await workshop.as('manager'), name, { ...parameters });
const refused = async (name: string, parameters: object) => {
  const { code, message } = await refuse(await workshop.as('manager'), name, { ...parameters });
  return `${code} ${message}`;
};
const pay = (request_id: number, amount: number) =>
  manage('record_payment', { request_id, method: 'cash', amount });
const refund = (request_id: number, amount: number) => ({ request_id, method: 'cash', amount, reason: 'x' });

test('a payment that was refunded is not corrected before its refund is, and no correction is corrected @long', async () => {
  const request_id = requests.completed;
  const { payment_id } = await pay(request_id, 1000);
  const back = await manage('refund_payment', refund(request_id, 1000));
  const correct = (id: number) => ({ payment_id: id, reason: 'Mistyped' });
  expect(await refused('correct_payment', correct(payment_id))).toBe(
    'PT409 This payment has been refunded. Correct the refund first.',
  );
  const undone = await manage('correct_payment', correct(back.payment_id));
  expect(undone.balance).toMatchObject({ paid: 1000, refundable: 1000 });
  expect(await refused('correct_payment', correct(undone.payment_id))).toBe(
    'PT409 A correction cannot be corrected. Record the payment again.',
  );
  expect((await manage('correct_payment', correct(payment_id))).balance).toMatchObject({ paid: 0 });
});

test('a cancelled job takes no money and gives its deposit back', async () => {
  const request_id = requests.approved;
  await pay(request_id, 500);
  await manage('cancel_request', { request_id, reason: 'Sold the car' });
  expect(await refused('record_payment', { request_id, method: 'cash', amount: 1 })).toBe(
    'PT409 Nothing is due for this job',
  );
  expect(await refused('refund_payment', refund(request_id, 500.01))).toBe(
    'PT409 No more than ₹500.00 can be refunded for this job',
  );
  expect((await manage('refund_payment', refund(request_id, 500))).balance).toMatchObject({
    paid: 0,
    can_invoice: false,
  });
});

test('a completed job can be invoiced until an invoice counts, and again once that is credited whole @long', async () => {
  const request_id = requests.completed;
  const canInvoice = async () =>
    (await manage<{ can_invoice: boolean }>('request_balance', { request_id })).can_invoice;
  expect(await canInvoice()).toBe(true);
  const { invoice_id } = await manage<{ invoice_id: number }>('issue_invoice', { request_id });
  expect(await canInvoice()).toBe(false);
  await manage('credit_invoice', { invoice_id, reason: 'Wrong name' });
  expect(await canInvoice()).toBe(true);
  await manage('issue_invoice', { request_id });
  expect(await canInvoice()).toBe(false);
  expect(await manage('request_balance', { request_id: requests.approved })).toMatchObject({
    can_invoice: false,
  });
});

test('a payment is refused where another was recorded since the balance was read, a repeated request is not', async () => {
  const payment = { request_id: requests.completed, method: 'upi', amount: 1000, reference: 'UTR 1' };
  const idempotency_key = '11111111-1111-4111-8111-111111111111';
  const keyed = { ...payment, expected_paid: 0, idempotency_key };
  const first = await manage('record_payment', keyed);
  expect(await manage('record_payment', keyed)).toEqual(first);
  // A retry after a lost response, once the new balance was read.
  expect(await manage('record_payment', { ...keyed, expected_paid: 1000 })).toEqual(first);
  expect(
    await refuse(await workshop.as('manager'), 'record_payment', { ...payment, expected_paid: 0 }),
  ).toMatchObject({
    code: 'PT412',
    message: 'The amount paid has changed. Check it and try again.',
    details: expect.stringMatching(/"paid": 1000\.00\b/),
  });
  const next = await manage('record_payment', { ...payment, expected_paid: 1000 });
  expect(next.balance).toMatchObject({ paid: 2000 });
});

test('a refund is refused where another was recorded since the balance was read', async () => {
  const request_id = requests.completed;
  await pay(request_id, 1000);
  const part = { ...refund(request_id, 400), expected_paid: 1000 };
  await manage('refund_payment', part);
  expect(await refuse(await workshop.as('manager'), 'refund_payment', part)).toMatchObject({
    code: 'PT412',
    message: 'The amount paid has changed. Check it and try again.',
    details: expect.stringMatching(/"refundable": 600\.00\b/),
  });
  const { balance } = await manage('refund_payment', { ...part, expected_paid: 600 });
  expect(balance).toMatchObject({ paid: 200, refundable: 200 });
});

test('after completion a payment may be up to the final cost, and counts on the invoice', async () => {
  const request_id = requests.completed;
  expect(await pay(request_id, 3999)).toMatchObject({ kind: 'payment', balance: { receivable: 0.5 } });
  expect(await refused('record_payment', { request_id, method: 'cash', amount: 0.51 })).toBe(
    'PT409 No more than ₹0.50 can be taken for this job',
  );
  expect(await manage('issue_invoice', { request_id })).toMatchObject({ balance: { due: 0.5 } });
  expect(await pay(request_id, 0.5)).toMatchObject({ kind: 'payment', balance: { due: 0 } });
});

test.each([
  [{ method: 'cheque' }, 'PT400 Please select cash, UPI, card or bank'],
  [{ amount: 0 }, 'PT400 Please enter a valid amount'],
  [{ amount: -5 }, 'PT400 Please enter a valid amount'],
  [{ amount: 1.005 }, 'PT400 Please enter a valid amount'],
  [{ reference: 'x'.repeat(201) }, 'PT400 Reference must be no more than 200 characters long'],
])('a payment with %j is refused', async (changes, message) => {
  const payment = { request_id: requests.completed, method: 'cash', amount: 1, ...changes };
  expect(await refused('record_payment', payment)).toBe(message);
});
