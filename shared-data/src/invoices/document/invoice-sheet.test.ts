import type { InvoiceLine } from '../drafts-answers.ts';
import type { Invoice } from '../invoices-answers.ts';
import type { CustomerPayment } from '../payments/payments-answers.ts';
import { invoiceSheet } from './invoice-sheet.ts';

const split = { value: 3389.4, cgst: 305.05, sgst: 305.05, igst: 0 };

const line: InvoiceLine = {
  position: 1,
  kind: 'labour',
  description: 'Oil Change',
  quantity: 1,
  unit: 'job',
  unit_price: 3999.5,
  discount: 0,
  discount_reason: null,
  amount: 3999.5,
  tax_code: '998714',
  tax_rate: 18,
  ...split,
};

const payment = {
  payment_id: 1,
  receipt_number: 'PR/2026-27/00001',
  kind: 'payment',
  request_id: 4,
  invoice_id: 1,
  amount: 100,
  method: 'upi',
  reference: 'UTR 1',
  reason: null,
  corrects: null,
  corrected: false,
  day: '2026-11-22',
  recorded_at: '2026-11-22T06:00:00Z',
  recorded_by_name: 'Meera',
  customer_name: 'Asha',
  service_name: 'Oil Change',
} satisfies CustomerPayment;

const garage = {
  name: 'Pitlane Motors',
  address: '21 Residency Road',
  phone: '',
  email: '',
  state_code: '29',
  tax_number: '29AAGCP7383J1ZQ',
};

const build = (changes: Partial<Invoice> = {}) =>
  ({
    invoice_id: 1,
    kind: 'tax_invoice',
    number: 'PL/2026-27/00001',
    issued_on: '2026-11-22',
    request_id: 4,
    total: 3999.5,
    place_of_supply: '29',
    interstate: false,
    reason: null,
    credits_number: null,
    credits_issued_on: null,
    is_current: true,
    due: 3899.5,
    ...split,
    garage,
    customer: { name: 'Asha', address: '1 Quiet Street', phone: null, state_code: null, tax_number: null },
    vehicle: { registration_number: 'KA 01 A 1', brand: 'Hyundai', model: 'Creta', year: 2021 },
    lines: [line],
    taxes: [{ tax_code: '998714', tax_rate: 18, ...split }],
    payments: [payment],
    credit_notes: [],
    balance: { refundable: 0 },
    ...changes,
  }) as Invoice;

const options = {
  due: 3899.5,
  payee: 'Pitlane Motors',
  upi_id: 'garage@bank',
  bank_account: '501',
  ifsc: 'HDFC0001234',
  reference: 'PL/2026-27/00001',
};

const sheetOf = (changes?: Partial<Invoice>) => invoiceSheet(build(changes), { options, logo: null });

test('a discount is said with its line, which has what is left', () => {
  const off = { discount: 399.95, discount_reason: 'Regular customer', amount: 3599.55 };
  const [shown] = sheetOf({ lines: [{ ...line, ...off }] }).lines;
  expect(shown).toMatchObject({
    description: 'Oil Change (less ₹399.95: Regular customer)',
    unitPrice: 3999.5,
    amount: 3599.55,
  });
});

test('a tax invoice has both parties, CGST and SGST, its payments and how to pay the rest', () => {
  expect(sheetOf()).toMatchObject({
    title: 'Tax Invoice',
    number: 'PL/2026-27/00001',
    isReverseCharge: false,
    corrects: null,
    seller: { gstin: '29AAGCP7383J1ZQ', state: { name: 'Karnataka', code: '29' }, phone: null },
    buyer: { name: 'Asha', state: null },
    placeOfSupply: { name: 'Karnataka', code: '29' },
    vehicle: { plate: 'KA 01 A 1', model: '2021 Hyundai Creta' },
    lines: [{ code: '998714', unitPrice: 3999.5, cgst: 305.05, sgst: 305.05, igst: null }],
    taxes: [{ rate: 18, value: 3389.4, tax: 610.1 }],
    totals: { value: 3389.4, igst: null, amount: 3999.5 },
    payments: [{ kind: 'Payment', method: 'UPI', date: '2026-11-22', amount: 100 }],
    amountDue: 3899.5,
    upi: { id: 'garage@bank', text: expect.stringContaining('am=3899.50') },
    bank: [{ value: 'Pitlane Motors' }, { value: '501' }, { value: 'HDFC0001234' }],
  });
});

test('an invoice to another state has IGST only', () => {
  const igst = { value: 3389.4, cgst: 0, sgst: 0, igst: 610.1 };
  const lines = [{ ...line, ...igst }];
  expect(sheetOf({ interstate: true, lines, ...igst })).toMatchObject({
    lines: [{ cgst: null, sgst: null, igst: 610.1 }],
    totals: { cgst: null, sgst: null, igst: 610.1 },
  });
});

test.each([
  ['29', 'SGST'],
  ['07', 'SGST'],
  ['04', 'UTGST'],
  ['38', 'UTGST'],
])('the tax of state %s is %s', (place_of_supply, stateTax) => {
  expect(sheetOf({ place_of_supply })).toMatchObject({ stateTax });
});

test('a bill of supply says nothing of tax', () => {
  const lines = [{ ...line, tax_rate: null }];
  const bill = sheetOf({ kind: 'bill_of_supply', garage: { ...garage, tax_number: null }, lines });
  expect(bill).toMatchObject({
    title: 'Bill of Supply',
    taxes: [],
    placeOfSupply: null,
    isReverseCharge: null,
  });
  expect(bill.totals).toEqual({ value: null, cgst: null, sgst: null, igst: null, amount: 3999.5 });
});

test('a credit note names its invoice and its reason, and neither payments nor an amount due', () => {
  const note = sheetOf({
    kind: 'credit_note',
    credits_number: 'PL/2026-27/00001',
    credits_issued_on: '2026-11-20',
    is_current: false,
    due: 0,
    reason: 'Scratch',
  });
  expect(note).toMatchObject({
    title: 'Credit Note',
    corrects: { number: 'PL/2026-27/00001', date: '2026-11-20' },
    payments: [],
    amountDue: null,
    isCreditedWhole: false,
    footer: 'Reason: Scratch',
  });
});

test('a corrected payment and its correction are not on an invoice', () => {
  const correction = { ...payment, payment_id: 2, kind: 'correction', amount: -100, corrects: 1 } as const;
  const again = { ...payment, payment_id: 3, method: 'cash' } as const;
  const payments = [{ ...payment, corrected: true }, correction, again];
  expect(sheetOf({ payments }).payments).toMatchObject([{ kind: 'Payment', method: 'Cash' }]);
});

/** An invoice of ₹3,999.50 with two credit notes of ₹618. */
const credited = (paid: CustomerPayment[], due: number, refundable: number) => {
  const note = { invoice_id: 2, number: 'PC/2026-27/00001', issued_on: '2026-11-23', reason: 'x' };
  const other = { ...note, invoice_id: 3, number: 'PC/2026-27/00002', total: 500 };
  return sheetOf({
    due,
    payments: paid,
    credit_notes: [{ ...note, total: 118 }, other],
    balance: { refundable } as Invoice['balance'],
  });
};

test('total less payments, refunds and credit notes is the amount due', () => {
  const refund = { ...payment, kind: 'refund', amount: -18, day: '2026-11-24' } as const;
  const { payments, totals, amountDue, footer } = credited([payment, refund], 3299.5, 0);
  expect(payments.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
    ['Payment', 'UTR 1', 100],
    ['Refund', 'UTR 1', -18],
    ['Credit note', 'PC/2026-27/00001', 118],
    ['Credit note', 'PC/2026-27/00002', 500],
  ]);
  expect(payments.reduce((rest, { amount }) => rest - amount, totals.amount)).toBe(amountDue);
  expect(footer).toBeNull();
});

test('an invoice that was paid before its credit note says what was paid beyond it', () => {
  const { payments, totals, amountDue, footer } = credited([{ ...payment, amount: 3999.5 }], 0, 618);
  expect(amountDue).toBe(0);
  expect(payments.reduce((rest, { amount }) => rest - amount, totals.amount)).toBe(-618);
  expect(footer).toBe('₹618.00 was overpaid.');
});

const wholeCredit = {
  invoice_id: 2,
  number: 'PC/2026-27/00001',
  issued_on: '2026-11-23',
  total: 3999.5,
  reason: 'Wrong name',
};

test('an invoice credited whole lists its credit notes and owes nothing', () => {
  const balance = { invoice_id: null, refundable: 100 } as Invoice['balance'];
  const sheet = sheetOf({ is_current: false, due: 0, credit_notes: [wholeCredit], balance });
  expect(sheet).toMatchObject({ isCreditedWhole: true, amountDue: 0, upi: null, bank: [] });
  expect(sheet.payments).toEqual([
    {
      kind: 'Credit note',
      method: null,
      date: '2026-11-23',
      reference: 'PC/2026-27/00001',
      amount: 3999.5,
    },
  ]);
  expect(sheet.footer).toBe('₹100.00 was overpaid.');
  expect(sheetOf().isCreditedWhole).toBe(false);
});

test('what was paid beyond the next invoice is not said on the one credited before', () => {
  const balance = { invoice_id: 3, refundable: 100 } as Invoice['balance'];
  const sheet = sheetOf({ is_current: false, due: 0, credit_notes: [wholeCredit], balance });
  expect(sheet).toMatchObject({ amountDue: 0, footer: null });
});

test('nothing is said of how to pay where the garage has not set it up, and once it is paid', () => {
  expect(invoiceSheet(build(), { options: null, logo: null })).toMatchObject({ upi: null, bank: [] });
  expect(sheetOf({ due: 0 })).toMatchObject({ upi: null, bank: [], amountDue: 0 });
});
