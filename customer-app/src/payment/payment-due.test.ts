import { paymentDue } from './payment-due.ts';

const balance = { invoice_id: 7, paid: 0, owed: 5000, has_payment_details: true };
const unissued = { ...balance, invoice_id: null };

test.each([
  ['an open request', null, null],
  ['a deposit on an open request', { ...unissued, paid: 500, owed: 0 }, null],
  ['a completed request', unissued, { amount: 5000, awaitsInvoice: true }],
  [
    'a completed request of a garage that has not set up how to be paid',
    { ...unissued, paid: 500, owed: 4500, has_payment_details: false },
    { amount: 4500 },
  ],
  ['an invoice', balance, { amount: 5000, href: '/invoices/7' }],
  [
    'an invoice of a garage that has not set up how to be paid',
    { ...balance, has_payment_details: false },
    { amount: 5000 },
  ],
  ['a paid invoice', { ...balance, paid: 5000, owed: 0 }, null],
])('The amount due for %s', (_, listed, due) => {
  expect(paymentDue({ balance: listed })).toEqual(due);
});
