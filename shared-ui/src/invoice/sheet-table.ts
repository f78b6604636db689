import type { InvoiceLine, InvoicePayment, InvoiceSheet, InvoiceTax } from './invoice-sheet.ts';
import { formatAmount, formatDay, formatQuantity, formatRate } from './sheet-format.ts';
import { tableOf } from './table-of.ts';

const orNull =
  <Value>(format: (value: Value) => string) =>
  (value: Value | null) =>
    value === null ? null : format(value);
const amountOrNull = orNull(formatAmount);
const rateOrNull = orNull(formatRate);

const taxColumns = (stateTax: InvoiceSheet['stateTax'], totals: InvoiceSheet['totals'] | null) =>
  (['cgst', 'sgst', 'igst'] as const).map((tax) => ({
    label: tax === 'sgst' && stateTax ? stateTax : tax.toUpperCase(),
    text: (item: Pick<InvoiceTax, typeof tax>) => amountOrNull(item[tax]),
    isNumber: true as const,
    width: 50,
    foot: totals && amountOrNull(totals[tax]),
  }));

export const linesTable = ({ lines, totals, stateTax }: InvoiceSheet) =>
  tableOf<InvoiceLine>('Lines, in rupees', lines, [
    { label: 'No.', text: (_, index) => `${index + 1}`, isNumber: true, width: 22 },
    { label: 'Description', text: ({ description }) => description, isRowHeader: true, foot: 'Total' },
    { label: 'HSN/SAC', text: ({ code }) => code, width: 46 },
    {
      label: 'Quantity',
      text: ({ quantity, unit }) => formatQuantity(quantity, unit),
      isNumber: true,
      width: 45,
    },
    { label: 'Unit price', text: ({ unitPrice }) => formatAmount(unitPrice), isNumber: true, width: 54 },
    {
      label: 'Value',
      text: ({ value }) => amountOrNull(value),
      isNumber: true,
      width: 54,
      foot: amountOrNull(totals.value),
    },
    { label: 'Tax rate', text: ({ taxRate }) => rateOrNull(taxRate), isNumber: true, width: 34 },
    ...taxColumns(stateTax, totals),
    {
      label: 'Amount',
      text: ({ amount }) => formatAmount(amount),
      isNumber: true,
      width: 58,
      foot: formatAmount(totals.amount),
    },
  ]);

export const taxTable = ({ taxes, stateTax }: InvoiceSheet) =>
  tableOf<InvoiceTax>('Tax summary, in rupees', taxes, [
    { label: 'Tax rate', text: ({ rate }) => formatRate(rate), isRowHeader: true },
    { label: 'HSN/SAC', text: ({ code }) => code, width: 60 },
    { label: 'Value', text: ({ value }) => formatAmount(value), isNumber: true, width: 80 },
    ...taxColumns(stateTax, null).map((column) => ({ ...column, width: 70 })),
    { label: 'Tax', text: ({ tax }) => formatAmount(tax), isNumber: true, width: 80 },
  ]);

function paymentsCaption(payments: readonly InvoicePayment[]) {
  const credits = payments.filter(({ kind }) => kind === 'Credit note').length;
  if (credits === 0) return 'Payments, in rupees';
  return credits === payments.length ? 'Credit notes, in rupees' : 'Payments and credit notes, in rupees';
}

export const paymentsTable = ({ payments }: InvoiceSheet) =>
  tableOf<InvoicePayment>(paymentsCaption(payments), payments, [
    { label: 'Date', text: ({ date }) => formatDay(date), isRowHeader: true, width: 90 },
    { label: 'Kind', text: ({ kind }) => kind, width: 70 },
    { label: 'Method', text: ({ method }) => method, width: 80 },
    { label: 'Reference', text: ({ reference }) => reference },
    { label: 'Amount', text: ({ amount }) => formatAmount(amount), isNumber: true, width: 80 },
  ]);
