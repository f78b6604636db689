import { describeCreditNote, describeEntry } from './describe-documents.ts';

const paths = {
  invoice: (id: number) => `/invoices/${id}`,
  receipt: (id: number) => `/receipts/${id}`,
};
const entry = {
  day: '2026-11-20',
  at: '2026-11-20T06:00:00Z',
  number: 'PL/2026-27/00007',
  request_id: 41,
  id: 7,
  service_name: 'Full Service',
  amount: 5000,
  balance: 5100,
};

test('An entry of an invoice or a credit note leads to it', () => {
  expect(describeEntry({ ...entry, kind: 'tax_invoice' }, paths)).toEqual({
    id: 'tax_invoice 7',
    day: '20 Nov 2026',
    document: 'Tax invoice PL/2026-27/00007',
    service: 'Full Service #41',
    amount: '₹5,000.00',
    balance: '₹5,100.00',
    href: '/invoices/7',
  });
  expect(describeEntry({ ...entry, kind: 'credit_note' }, paths).href).toBe('/invoices/7');
});

test.each(['payment', 'deposit', 'refund', 'correction'] as const)(
  'An entry of a %s leads to its receipt',
  (kind) => {
    expect(describeEntry({ ...entry, kind }, paths).href).toBe('/receipts/7');
  },
);

test('The amount of a credit note is taken off', () => {
  const note = { invoice_id: 9, number: 'PC/1', issued_on: '2026-11-22', total: 100, reason: 'Scratch' };
  expect(describeCreditNote(note, paths)).toEqual({
    number: 'PC/1',
    day: '22 Nov 2026',
    reason: 'Scratch',
    amount: '-₹100.00',
    href: '/invoices/9',
  });
});
