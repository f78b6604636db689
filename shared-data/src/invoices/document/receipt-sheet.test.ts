import type { CustomerPayment, Receipt } from '../payments/payments-answers.ts';
import { receiptSheet } from './receipt-sheet.ts';

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

const voucher = {
  rate: 18,
  place_of_supply: '33',
  interstate: true,
  value: 1000,
  cgst: 0,
  sgst: 0,
  igst: 180,
  customer: {
    name: 'Asha Traders',
    address: '2 Beach Road',
    state_code: '33',
    tax_number: '33AAGCP7383J1Z1',
  },
  deposits: [],
};

test('a receipt names its payment, the service and the invoice', () => {
  const receipt: Receipt = {
    ...payment,
    garage,
    invoice_number: 'PL/2026-27/00001',
    corrects_number: null,
    voucher: null,
  };
  expect(receiptSheet(receipt, { logo: { url: 'data:image/png;base64,iVBORw0=' } })).toMatchObject({
    title: 'Receipt',
    number: 'PR/2026-27/00001',
    logo: 'data:image/png;base64,iVBORw0=',
    totals: { amount: 100 },
    payments: [{ kind: 'Payment', method: 'UPI', reference: 'UTR 1' }],
    footer: 'For Oil Change, invoice PL/2026-27/00001.',
  });
});

test('the receipt of a correction names the receipt that it undoes', () => {
  const receipt: Receipt = {
    ...payment,
    kind: 'correction',
    amount: -100,
    corrects: 1,
    reason: 'Mistyped',
    garage,
    invoice_number: null,
    corrects_number: 'PR/2026-27/00001',
    voucher: null,
  };
  expect(receiptSheet(receipt, { logo: null })).toMatchObject({
    correctsReceipt: 'PR/2026-27/00001',
    totals: { amount: -100 },
    payments: [],
    footer: 'For Oil Change.\nReason: Mistyped',
  });
});

test('the receipt of a deposit is a receipt voucher with all that rule 50 lists', () => {
  const deposit: Receipt = {
    ...payment,
    kind: 'deposit',
    invoice_id: null,
    amount: 1180,
    garage,
    invoice_number: null,
    corrects_number: null,
    voucher,
  };
  expect(receiptSheet(deposit, { logo: null })).toMatchObject({
    title: 'Receipt Voucher',
    number: 'PR/2026-27/00001',
    date: '2026-11-22',
    seller: { name: 'Pitlane Motors', address: '21 Residency Road', gstin: '29AAGCP7383J1ZQ' },
    buyer: {
      name: 'Asha Traders',
      address: '2 Beach Road',
      gstin: '33AAGCP7383J1Z1',
      state: { code: '33', name: 'Tamil Nadu' },
    },
    footer: 'For Oil Change.',
    totals: { amount: 1180 },
    taxes: [{ rate: 18, value: 1000, cgst: null, sgst: null, igst: 180, tax: 180 }],
    placeOfSupply: { code: '33', name: 'Tamil Nadu' },
    isReverseCharge: false,
  });
});

test('a refund voucher names the receipt vouchers, with amounts that are not negative', () => {
  const refund: Receipt = {
    ...payment,
    kind: 'refund',
    invoice_id: null,
    amount: -118,
    garage,
    invoice_number: null,
    reason: 'Cancelled',
    corrects_number: null,
    voucher: {
      ...voucher,
      place_of_supply: '29',
      interstate: false,
      value: -100,
      cgst: -9,
      sgst: -9,
      igst: 0,
      deposits: [{ receipt_number: 'PR/2026-27/00001', day: '2026-11-20' }],
    },
  };
  expect(receiptSheet(refund, { logo: null })).toMatchObject({
    title: 'Refund Voucher',
    refunds: [{ number: 'PR/2026-27/00001', date: '2026-11-20' }],
    taxes: [{ rate: 18, value: 100, cgst: 9, sgst: 9, igst: null, tax: 18 }],
  });
});
