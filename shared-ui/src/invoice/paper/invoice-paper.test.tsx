import { render, screen, within } from '@testing-library/react';
import { axeViolations } from '../../testing/axe-violations.ts';
import { creditedSample, creditedWholeSample, sampleInvoice } from '../../testing/sample-invoice.ts';
import type { InvoiceSheet } from '../invoice-sheet.ts';
import { InvoicePaper } from './invoice-paper.tsx';

const show = (changes: Partial<InvoiceSheet> = {}) =>
  render(<InvoicePaper sheet={{ ...sampleInvoice, ...changes }} />);
const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('A tax invoice names itself, both parties, the vehicle and the place of supply @long', () => {
  show();
  const sheet = screen.getByRole('article', { name: 'Tax Invoice PL/2026-27/000123' });
  expect(within(sheet).getByRole('heading', { level: 2, name: 'Tax Invoice' })).toBeVisible();
  const seller = screen.getByRole('region', { name: 'From' });
  expect(seller).toHaveTextContent('Pitlane Garage, Indiranagar');
  expect(seller).toHaveTextContent('GSTIN 29ABCDE1234F1Z5');
  expect(seller).toHaveTextContent('State Karnataka (29)');
  expect(screen.getByRole('region', { name: 'Billed to' })).toHaveTextContent('Anita Rao');
  expect(factOf('Number')).toHaveTextContent('PL/2026-27/000123');
  expect(factOf('Date')).toHaveTextContent('22 Nov 2026');
  expect(factOf('Request')).toHaveTextContent('#1042');
  expect(factOf('Vehicle')).toHaveTextContent('KA 05 MN 4521');
  expect(factOf('Kilometres')).toHaveTextContent('38,240 km');
  expect(factOf('Place of supply')).toHaveTextContent('Karnataka (29)');
  expect(factOf('Reverse charge')).toHaveTextContent('No');
});

test('The lines are a table with a header for each column and row, and their sums', () => {
  show();
  const table = screen.getByRole('table', { name: 'Lines, in rupees' });
  expect(headersOf(table)).toEqual(
    'No.|Description|HSN/SAC|Quantity|Unit price|Value|Tax rate|CGST|SGST|Amount'.split('|'),
  );
  expect(within(table).getByRole('rowheader', { name: 'Battery 12 V 60 Ah' })).toBeVisible();
  const rows = within(table).getAllByRole('row');
  expect(cellsOf(rows[2])).toEqual(
    '2|Engine oil 5W-30, fully synthetic|27101972|3.5 l|708.00|2,100.00|18%|189.00|189.00|2,478.00'.split(
      '|',
    ),
  );
  expect(cellsOf(rows.at(-1))).toEqual('|Total||||96,850.39||13,404.05|13,404.06|1,23,658.50'.split('|'));
});

test('Total, amount in words, tax summary, payments and amount due are shown', () => {
  show();
  expect(factOf('Total')).toHaveTextContent('₹1,23,658.50');
  expect(factOf('Amount in words')).toHaveTextContent(
    'Rupees One Lakh Twenty Three Thousand Six Hundred Fifty Eight and Fifty Paise Only',
  );
  const taxes = screen.getByRole('table', { name: 'Tax summary, in rupees' });
  expect(cellsOf(within(taxes).getAllByRole('row')[3])).toEqual(
    '28%|85071000|93,750.39|13,125.05|13,125.06|26,250.11'.split('|'),
  );
  const payments = screen.getByRole('table', { name: 'Payments, in rupees' });
  expect(cellsOf(within(payments).getAllByRole('row')[2])).toEqual(
    '22 Nov 2026|Payment|UPI|UTR 632412345678|50,000.00'.split('|'),
  );
  expect(factOf('Amount due')).toHaveTextContent('₹53,658.50');
});

test('Credit notes are between the total and the amount due, each with its number', () => {
  show(creditedSample);
  const payments = screen.getByRole('table', { name: 'Payments and credit notes, in rupees' });
  expect(cellsOf(within(payments).getAllByRole('row')[3])).toEqual(
    '23 Nov 2026|Credit note||PC/2026-27/000004|3,658.50'.split('|'),
  );
  expect(factOf('Amount due')).toHaveTextContent('₹50,000.00');
});

test('An invoice credited whole says so at its head, lists the credit note, and owes nothing', () => {
  show(creditedWholeSample);
  expect(factOf('Credited')).toHaveTextContent('In full');
  const credits = screen.getByRole('table', { name: 'Credit notes, in rupees' });
  expect(cellsOf(within(credits).getAllByRole('row')[1])).toEqual(
    '23 Nov 2026|Credit note|PC/2026-27/000004|1,23,658.50'.split('|'),
  );
  expect(factOf('Amount due')).toHaveTextContent(/^₹0\.00$/);
});

test('A reference of one long word breaks, the short cells beside it do not', () => {
  const [payment] = sampleInvoice.payments;
  if (!payment) throw new Error('The sample has no payment');
  show({ payments: [{ ...payment, kind: 'Payment', method: 'UPI', reference: 'X'.repeat(200) }] });
  const breaks = (name: string | RegExp) =>
    getComputedStyle(screen.getByRole('cell', { name })).getPropertyValue('overflow-wrap');
  expect(breaks(/^X+$/)).toBe('anywhere');
  expect(breaks('Payment')).toBe('normal');
  expect(breaks('UPI')).toBe('normal');
});

test('How to pay has a QR code with the amount, and the bank account', () => {
  show();
  const section = screen.getByRole('region', { name: 'How to pay' });
  expect(within(section).getByRole('img', { name: 'QR code to pay ₹53,658.50 by UPI' })).toBeVisible();
  expect(section).toHaveTextContent('pitlane@okaxis');
  expect(section).toHaveTextContent('HDFC0000123');
});

test('A line to sign on names the garage', () => {
  show();
  expect(screen.getByText('Authorised signatory, Pitlane Garage, Indiranagar')).toBeInTheDocument();
});

test('An invoice to another state has IGST and neither CGST nor SGST', () => {
  const lines = sampleInvoice.lines.map((line) => ({ ...line, cgst: null, sgst: null, igst: 180 }));
  show({ lines, totals: { ...sampleInvoice.totals, cgst: null, sgst: null, igst: 540 } });
  const headers = headersOf(screen.getByRole('table', { name: 'Lines, in rupees' }));
  expect(headers).toContain('IGST');
  expect(headers).not.toContain('CGST');
  expect(headers).not.toContain('SGST');
});

test('In a union territory without a legislature the tax is UTGST in both tables', () => {
  show({ stateTax: 'UTGST' });
  for (const name of ['Lines, in rupees', 'Tax summary, in rupees']) {
    expect(headersOf(screen.getByRole('table', { name }))).toEqual(expect.arrayContaining(['CGST', 'UTGST']));
    expect(headersOf(screen.getByRole('table', { name }))).not.toContain('SGST');
  }
});

test('A bill of supply says nothing of tax', () => {
  const none = { value: null, cgst: null, sgst: null, igst: null };
  show({
    title: 'Bill of Supply',
    isReverseCharge: null,
    placeOfSupply: null,
    lines: sampleInvoice.lines.map((line) => ({ ...line, ...none, taxRate: null })),
    taxes: [],
    totals: { ...none, amount: 1_23_658.5 },
  });
  expect(headersOf(screen.getByRole('table', { name: 'Lines, in rupees' }))).toEqual(
    'No.|Description|HSN/SAC|Quantity|Unit price|Amount'.split('|'),
  );
  expect(screen.queryByRole('table', { name: /Tax/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Reverse charge')).not.toBeInTheDocument();
});

test('A credit note names the invoice that it corrects', () => {
  show({ title: 'Credit Note', corrects: { number: 'PL/2026-27/000100', date: '2026-11-05' } });
  expect(factOf('Corrects')).toHaveTextContent('PL/2026-27/000100 of 5 Nov 2026');
});

const receiptOf = (amount: number): Partial<InvoiceSheet> => ({
  title: 'Receipt',
  lines: [],
  taxes: [],
  totals: { value: null, cgst: null, sgst: null, igst: null, amount },
  amountDue: null,
  upi: null,
  bank: [],
});

test('A receipt shows what was received, and nothing due', () => {
  show(receiptOf(50_000));
  expect(screen.getByRole('region', { name: 'Received from' })).toHaveTextContent('Anita Rao');
  expect(factOf('Amount received')).toHaveTextContent('₹50,000.00');
  expect(screen.queryByRole('table', { name: /Lines/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Amount due')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'How to pay' })).not.toBeInTheDocument();
});

test('The receipt of a refund says to whom how much was paid, without a minus', () => {
  show(receiptOf(-250));
  expect(screen.getByRole('region', { name: 'Paid to' })).toHaveTextContent('Anita Rao');
  expect(factOf('Amount refunded')).toHaveTextContent(/^₹250\.00$/);
  expect(factOf('Amount in words')).toHaveTextContent(/^Rupees Two Hundred Fifty Only$/);
});

test('The receipt of a correction names the corrected receipt and its amount', () => {
  show({ ...receiptOf(-1200), correctsReceipt: 'PR/2026-27/00003' });
  expect(factOf('Correction of receipt')).toHaveTextContent('PR/2026-27/00003');
  expect(screen.getByRole('region', { name: 'Customer' })).toHaveTextContent('Anita Rao');
  expect(factOf('Amount corrected')).toHaveTextContent(/^₹1,200\.00$/);
  expect(factOf('Amount in words')).toHaveTextContent(/^Rupees One Thousand Two Hundred Only$/);
});

test('A refund voucher says whom it pays, for which receipt vouchers, with the tax and the place of supply', () => {
  show({
    ...receiptOf(-1180),
    title: 'Refund Voucher',
    refunds: [{ number: 'PR/2026-27/00003', date: '2026-11-05' }],
    placeOfSupply: { name: 'Tamil Nadu', code: '33' },
    isReverseCharge: false,
    taxes: [{ code: null, rate: 18, value: 1000, cgst: null, sgst: null, igst: 180, tax: 180 }],
  });
  expect(screen.getByRole('region', { name: 'Paid to' })).toHaveTextContent('Anita Rao');
  expect(factOf('Receipt voucher')).toHaveTextContent('PR/2026-27/00003 of 5 Nov 2026');
  expect(factOf('Place of supply')).toHaveTextContent('33');
  expect(factOf('Amount refunded')).toHaveTextContent(/^₹1,180\.00$/);
  expect(screen.getByRole('table', { name: /Tax summary/ })).toHaveTextContent(
    /18 ?%1,000\.00180\.00180\.00/,
  );
});

test('axe finds nothing @long', async () => {
  show();
  expect(await axeViolations()).toEqual([]);
});
