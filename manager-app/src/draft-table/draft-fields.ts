import {
  invalidGstRate,
  invalidTaxCode,
  isGstRate,
  isTaxCode,
  taxCodeOf,
} from '@pitlane/shared-data/formats';
import type { DraftChanges, InvoiceLine } from '@pitlane/shared-data/invoices';
import { amountOf, cellText, discountIn, discountProblem, numberIn } from '../line-table/cell-text.ts';
import type { RowProblem } from '../line-table/use-row.ts';

/** What can be changed of a line of a draft, as texts of its cells; an empty code or rate is that of the day of issuing. */
export type DraftLineFields = Record<'description' | 'tax_code' | 'tax_rate' | 'discount' | 'reason', string>;

export const fieldsOf = (line: InvoiceLine): DraftLineFields => ({
  description: line.description,
  tax_code: line.tax_code ?? '',
  tax_rate: cellText(line.tax_rate),
  discount: cellText(line.discount || null),
  reason: line.discount_reason ?? '',
});

/** What is left of a line, in rupees. */
export const amountIn = ({ amount, discount }: InvoiceLine, fields: DraftLineFields) =>
  amountOf(1, amount + discount, discountIn(fields.discount));

export const problemsIn = (line: InvoiceLine, fields: DraftLineFields) => ({
  description: !fields.description.trim() && 'Please enter a description',
  tax_code: !isTaxCode(fields.tax_code) && invalidTaxCode,
  tax_rate: !isGstRate(numberIn(fields.tax_rate)) && invalidGstRate,
  discount:
    discountProblem(fields.discount) ||
    (discountIn(fields.discount) !== null &&
      (amountIn(line, fields) ?? 0) < 0 &&
      'The discount is more than the amount'),
  reason: discountIn(fields.discount) !== null && !fields.reason.trim() && 'Please give a reason',
});

type LineChanges = NonNullable<DraftChanges['lines']>[number];

/** What differs, which is all that is sent. */
export function changesOf(position: number, before: DraftLineFields, after: DraftLineFields): LineChanges {
  const isNew = (name: keyof DraftLineFields) => before[name] !== after[name];
  const off = discountIn(after.discount);
  const isDiscount = isNew('discount') || (off !== null && isNew('reason'));
  return {
    position,
    ...(isNew('description') && { description: after.description.trim() }),
    ...(isNew('tax_code') && { tax_code: taxCodeOf(after.tax_code) || null }),
    ...(isNew('tax_rate') && { tax_rate: numberIn(after.tax_rate) }),
    ...(isDiscount && (off?.isPercent ? { discount_percent: off.value } : { discount: off?.value ?? 0 })),
    ...(isDiscount && off && { discount_reason: after.reason.trim() }),
  };
}

const cells: Record<string, keyof DraftLineFields> = {
  description: 'description',
  tax_code: 'tax_code',
  tax_rate: 'tax_rate',
  discount: 'discount',
  discount_percent: 'discount',
  reason: 'reason',
  discount_reason: 'reason',
};

/** A refusal at the cell that it is about. */
export const atItsCell = ({ field, message }: RowProblem): RowProblem => {
  const cell = field === undefined ? undefined : cells[field];
  return cell === undefined ? { message } : { field: cell, message };
};
