import type { InvoiceLine, InvoiceSheet } from '../invoice/invoice-sheet.ts';

const part: InvoiceLine = {
  description: 'Engine oil 5W-30, fully synthetic',
  code: '27101972',
  quantity: 3.5,
  unit: 'l',
  unitPrice: 708,
  value: 2100,
  taxRate: 18,
  cgst: 189,
  sgst: 189,
  igst: null,
  amount: 2478,
};

const labour: InvoiceLine = {
  description: 'Periodic service of a petrol car up to 1,500 cc, with wash',
  code: '998729',
  quantity: 1,
  unit: null,
  unitPrice: 1180,
  value: 1000,
  taxRate: 18,
  cgst: 90,
  sgst: 90,
  igst: null,
  amount: 1180,
};

const battery: InvoiceLine = {
  description: 'Battery 12 V 60 Ah',
  code: '85071000',
  quantity: 1,
  unit: 'pc',
  unitPrice: 1_20_000.5,
  value: 93_750.39,
  taxRate: 28,
  cgst: 13_125.05,
  sgst: 13_125.06,
  igst: null,
  amount: 1_20_000.5,
};

/** A tax invoice within a state, partly paid. */
export const sampleInvoice: InvoiceSheet = {
  title: 'Tax Invoice',
  number: 'PL/2026-27/000123',
  date: '2026-11-22',
  corrects: null,
  seller: {
    name: 'Pitlane Garage, Indiranagar',
    address: '12, 100 Feet Road\nIndiranagar\nBengaluru 560038',
    gstin: '29ABCDE1234F1Z5',
    state: { name: 'Karnataka', code: '29' },
    phone: '+91 80 4123 4567',
    email: 'desk@pitlane.test',
  },
  buyer: {
    name: 'Anita Rao',
    address: '4, Lake View Apartments\nKoramangala, Bengaluru 560034',
    gstin: null,
    state: { name: 'Karnataka', code: '29' },
    phone: '98765 43210',
    email: 'anita@pitlane.test',
  },
  logo: null,
  placeOfSupply: { name: 'Karnataka', code: '29' },
  isReverseCharge: false,
  vehicle: { plate: 'KA 05 MN 4521', model: '2023 Hyundai Creta', kilometres: 38_240 },
  requestNumber: 1042,
  lines: [labour, part, battery],
  taxes: [
    { code: '998729', rate: 18, value: 1000, cgst: 90, sgst: 90, igst: null, tax: 180 },
    { code: '27101972', rate: 18, value: 2100, cgst: 189, sgst: 189, igst: null, tax: 378 },
    {
      code: '85071000',
      rate: 28,
      value: 93_750.39,
      cgst: 13_125.05,
      sgst: 13_125.06,
      igst: null,
      tax: 26_250.11,
    },
  ],
  totals: { value: 96_850.39, cgst: 13_404.05, sgst: 13_404.06, igst: null, amount: 1_23_658.5 },
  payments: [
    { kind: 'Deposit', method: 'Cash', date: '2026-11-20', reference: null, amount: 20_000 },
    { kind: 'Payment', method: 'UPI', date: '2026-11-22', reference: 'UTR 632412345678', amount: 50_000 },
  ],
  amountDue: 53_658.5,
  upi: {
    text: 'upi://pay?pa=pitlane@okaxis&pn=Pitlane%20Garage&am=53658.50&cu=INR&tn=PL%2F2026-27%2F000123',
    id: 'pitlane@okaxis',
  },
  bank: [
    { label: 'Account name', value: 'Pitlane Garage' },
    { label: 'Account number', value: '50200012345678' },
    { label: 'IFSC', value: 'HDFC0000123' },
  ],
  footer: 'Subject to Bengaluru jurisdiction. Parts are under the warranty of their makers.',
};

/** The sample with a credit note, which leaves ₹50,000.00 due. */
export const creditedSample: InvoiceSheet = {
  ...sampleInvoice,
  payments: [
    ...sampleInvoice.payments,
    {
      kind: 'Credit note',
      method: null,
      date: '2026-11-23',
      reference: 'PC/2026-27/000004',
      amount: 3658.5,
    },
  ],
  amountDue: 50_000,
};

/** Credited whole, so that nothing is due. */
export const creditedWholeSample: InvoiceSheet = {
  ...sampleInvoice,
  isCreditedWhole: true,
  payments: [
    {
      kind: 'Credit note',
      method: null,
      date: '2026-11-23',
      reference: 'PC/2026-27/000004',
      amount: 1_23_658.5,
    },
  ],
  amountDue: 0,
  upi: null,
  bank: [],
};

/** The sample with so many lines; its totals stay those of the sample. */
export const sampleWithLines = (count: number): InvoiceSheet => ({
  ...sampleInvoice,
  lines: Array.from({ length: count }, (_, index) => ({
    ...(index % 2 === 0 ? labour : part),
    description: `${index % 2 === 0 ? labour.description : part.description}, item ${index + 1}`,
  })),
});
