/** @page */

import type { Expense } from '../expenses/expenses-answers.ts';
import type { PaymentEntry, Sale } from './registers-answers.ts';
import { ledgersXml, vouchersXml } from './tally-xml.ts';
import { expenseVoucher, paymentVoucher, saleVoucher, type Voucher } from './vouchers.ts';

const sale: Sale = {
  invoice_id: 1,
  kind: 'tax_invoice',
  number: 'PL/2026-27/00001',
  day: '2026-11-22',
  customer_name: 'Asha <& "Sons">\u0007',
  gstin: '29AAGCP7383J1ZQ',
  service_name: 'Oil Change',
  registration_number: 'KA 01 A 1',
  total: 3999.5,
  cgst: 305.05,
  sgst: 305.05,
  igst: 0,
  original_number: null,
  rates: [{ rate: 18, value: 3389.4 }],
};
const payment: PaymentEntry = {
  payment_id: 2,
  kind: 'deposit',
  number: 'PR/2026-27/00001',
  day: '2026-11-21',
  method: 'upi',
  amount: 0.1,
  customer_name: 'Asha',
  service_name: 'Oil Change',
  reference: 'UTR\n1',
  invoice_number: null,
  corrects_number: null,
  reason: null,
};
const expense: Expense = {
  expense_id: 3,
  day: '2026-11-20',
  supplier: 'Autos',
  category: 'parts',
  amount: 1180.01,
  tax: 180.01,
  tax_rate: 18,
  gstin: '29AAGCP7383J1ZQ',
  method: 'cash',
  bill_number: '7',
  note: null,
  photo: null,
  corrects: null,
  reason: null,
  corrected: false,
  recorded_at: '2026-11-22T05:00:00Z',
  recorded_by_name: 'Meera',
};
const creditNote: Sale = {
  ...sale,
  invoice_id: 4,
  kind: 'credit_note',
  number: 'PC/2026-27/00001',
  total: 118,
  cgst: 0,
  sgst: 0,
  igst: 18,
  rates: [{ rate: 18, value: 100 }],
  original_number: 'PL/2026-27/00001',
};

const all = [
  saleVoucher(sale),
  saleVoucher(creditNote),
  saleVoucher({
    ...sale,
    kind: 'bill_of_supply',
    total: 50,
    cgst: 0,
    sgst: 0,
    rates: [{ rate: null, value: 50 }],
  }),
  paymentVoucher(payment),
  paymentVoucher({ ...payment, kind: 'correction', amount: -0.1, corrects_number: payment.number }),
  expenseVoucher(expense, '29'),
  expenseVoucher(expense, '33'),
  expenseVoucher({ ...expense, gstin: null }, '29'),
  expenseVoucher({ ...expense, amount: -1180.01, tax: -180.01, corrects: 3, reason: 'Twice' }, '29'),
];

const entriesOf = ({ entries }: Voucher) => entries.map(({ ledger, debit }) => [ledger, debit]);

test('each voucher moves the ledgers of its document', () => {
  expect(all.map(({ type }) => type).join()).toBe(
    'Sales,Credit Note,Sales,Receipt,Payment,Payment,Payment,Payment,Receipt',
  );
  expect(entriesOf(saleVoucher(sale))).toEqual([
    ['Garage Customers', 399_950],
    ['Garage Sales 18%', -338_940],
    ['Output CGST', -30_505],
    ['Output SGST', -30_505],
  ]);
  expect(entriesOf(saleVoucher(creditNote))).toEqual([
    ['Garage Customers', -11_800],
    ['Garage Sales 18%', 10_000],
    ['Output IGST', 1800],
  ]);
  expect(entriesOf(paymentVoucher(payment))).toEqual([
    ['Garage UPI', 10],
    ['Garage Customers', -10],
  ]);
  expect(entriesOf(expenseVoucher(expense, '29'))).toEqual([
    ['Garage Parts and materials', 100_000],
    ['Input CGST', 9000],
    ['Input SGST', 9001],
    ['Cash', -118_001],
  ]);
  expect(entriesOf(expenseVoucher(expense, '33'))[1]).toEqual(['Input IGST', 18_001]);
  expect(entriesOf(expenseVoucher({ ...expense, gstin: null }, '29'))).toEqual([
    ['Garage Parts and materials', 118_001],
    ['Cash', -118_001],
  ]);
});

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const textOf = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent;

test('a parser of XML reads every voucher as it was, and each adds up to nothing', () => {
  const document = parse(vouchersXml(all));
  expect(textOf(document.documentElement, 'TALLYREQUEST')).toBe('Import Data');
  expect(textOf(document.documentElement, 'REPORTNAME')).toBe('Vouchers');
  const read = [
    ...document.querySelectorAll('ENVELOPE > BODY > IMPORTDATA > REQUESTDATA > TALLYMESSAGE > VOUCHER'),
  ];
  expect(
    read.map((voucher) =>
      [...voucher.getElementsByTagName('ALLLEDGERENTRIES.LIST')].map((entry) => [
        textOf(entry, 'LEDGERNAME'),
        Math.round(-100 * Number(textOf(entry, 'AMOUNT'))),
      ]),
    ),
  ).toEqual(all.map(entriesOf));
  for (const voucher of read) {
    const entries = [...voucher.getElementsByTagName('ALLLEDGERENTRIES.LIST')];
    const sum = entries.reduce(
      (total, entry) => total + Math.round(100 * Number(textOf(entry, 'AMOUNT'))),
      0,
    );
    expect(sum).toBe(0);
    for (const entry of entries)
      expect(textOf(entry, 'ISDEEMEDPOSITIVE')).toBe(Number(textOf(entry, 'AMOUNT')) < 0 ? 'Yes' : 'No');
  }
  expect(read[0]?.getAttribute('VCHTYPE')).toBe('Sales');
  expect(textOf(read[0] as Element, 'DATE')).toBe('20261122');
  expect(textOf(read[0] as Element, 'PARTYNAME')).toBe('Asha <& "Sons">');
  expect(textOf(read[3] as Element, 'NARRATION')).toBe('Deposit, Asha, Oil Change, UTR 1');
  expect(new Set(read.map((voucher) => voucher.getAttribute('REMOTEID'))).size).toBe(4);
});

test('every ledger of the vouchers is made under a group of Tally’s own', () => {
  const ledgers = [...parse(ledgersXml(all)).getElementsByTagName('LEDGER')];
  expect(ledgers.map((ledger) => [ledger.getAttribute('NAME'), textOf(ledger, 'PARENT')])).toEqual([
    ['Cash', 'Cash-in-Hand'],
    ['Garage Customers', 'Sundry Debtors'],
    ['Garage Parts and materials', 'Direct Expenses'],
    ['Garage Sales 18%', 'Sales Accounts'],
    ['Garage Sales without GST', 'Sales Accounts'],
    ['Garage UPI', 'Bank Accounts'],
    ['Input CGST', 'Duties & Taxes'],
    ['Input IGST', 'Duties & Taxes'],
    ['Input SGST', 'Duties & Taxes'],
    ['Output CGST', 'Duties & Taxes'],
    ['Output IGST', 'Duties & Taxes'],
    ['Output SGST', 'Duties & Taxes'],
  ]);
});

test('an invoice of nothing is no voucher', () => {
  const free = saleVoucher({ ...sale, total: 0, cgst: 0, sgst: 0, rates: [{ rate: 18, value: 0 }] });
  expect(parse(vouchersXml([free])).getElementsByTagName('VOUCHER')).toHaveLength(0);
});
