import { paymentDue } from './payment-due.ts';

const completed = { status: 'completed', final_cost: 5000 } as const;
const balance = { invoice_id: 7, paid: 0, due: 5000, has_payment_details: true };
const unissued = { ...balance, invoice_id: null, due: 0 };
const withoutDetails = { ...unissued, has_payment_details: false };

test.each([
  ['an open request', { status: 'in_progress', final_cost: null, balance: null } as const, null],
  [
    'a deposit on an open request',
    { status: 'in_progress', final_cost: null, balance: { ...unissued, paid: 500 } } as const,
    null,
  ],
  ['a completed request', { ...completed, balance: unissued }, { amount: 5000, awaitsInvoice: true }],
  [
    'one with a deposit',
    { ...completed, balance: { ...unissued, paid: 500 } },
    { amount: 4500, awaitsInvoice: true },
  ],
  [
    'a completed request of a garage that has not set up how to be paid',
    { ...completed, balance: { ...withoutDetails, paid: 500 } },
    { amount: 4500 },
  ],
  ['one paid beforehand', { ...completed, balance: { ...unissued, paid: 5000 } }, null],
  ['an invoice', { ...completed, balance }, { amount: 5000, href: '/invoices/7' }],
  [
    'a part of an invoice',
    { ...completed, balance: { ...balance, due: 1200 } },
    { amount: 1200, href: '/invoices/7' },
  ],
  [
    'an invoice of a garage that has not set up how to be paid',
    { ...completed, balance: { ...balance, has_payment_details: false } },
    { amount: 5000 },
  ],
  ['a paid invoice', { ...completed, balance: { ...balance, due: 0 } }, null],
])('What is to be paid for %s', (_, request, due) => {
  expect(paymentDue(request)).toEqual(due);
});
