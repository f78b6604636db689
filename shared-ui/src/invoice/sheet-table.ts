import type { InvoiceLine, InvoicePayment, InvoiceSheet, InvoiceTax } from './invoice-sheet.ts';
import { formatAmount, formatDay, formatQuantity, formatRate } from './sheet-format.ts';

/** A table as texts, which the paper and the PDF draw alike. */
export interface SheetTable {
  caption: string;
  columns: readonly SheetColumn[];
  rows: readonly { id: number; cells: readonly string[] }[];
  /** A last row of sums. */
  foot: readonly string[] | null;
}

export interface SheetColumn {
  label: string;
  /** Aligned at its end. */
  isNumber: boolean;
  /** The text that names the row. */
  isRowHeader: boolean;
  /** Points in the PDF; one without takes what the others leave. */
  width: number | null;
}

interface ColumnOf<Item> {
  label: string;
  text: (item: Item, index: number) => string | null;
  isNumber?: true;
  isRowHeader?: true;
  width?: number;
  foot?: string | null;
}

/** Omits the columns without a text in any row; null without rows. */
function tableOf<Item>(
  caption: string,
  items: readonly Item[],
  columns: readonly ColumnOf<Item>[],
): SheetTable | null {
  if (items.length === 0) return null;
  const used = columns.filter(({ text }) => items.some((item, index) => text(item, index)));
  const hasFoot = used.some(({ foot }) => foot);
  return {
    caption,
    columns: used.map(({ label, isNumber = false, isRowHeader = false, width = null }) => ({
      label,
      isNumber,
      isRowHeader,
      width,
    })),
    rows: items.map((item, index) => ({
      id: index + 1,
      cells: used.map(({ text }) => text(item, index) ?? ''),
    })),
    foot: hasFoot ? used.map(({ foot }) => foot ?? '') : null,
  };
}

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
