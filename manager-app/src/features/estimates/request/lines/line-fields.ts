import type { EstimateLine, LineChanges, LineKind, Urgency } from '@pitlane/shared-data/estimates';
import { limits } from '@pitlane/shared-data/limits';
import { quantityProblem } from '@pitlane/shared-data/quantities';
import {
  amountOf,
  cellText,
  discountIn,
  discountProblem,
  numberIn,
  numberProblem,
} from '../../../../line-table/cell-text.ts';
import type { RowProblem } from '../../../../line-table/use-row.ts';

/** What the manager can change of a line, as texts of its cells. */
export type LineFields = Record<
  'description' | 'quantity' | 'price' | 'discount' | 'reason' | 'urgency' | TextName,
  string
>;

export type TextName = 'what_it_is' | 'why_needed' | 'if_it_waits';

export const kindLabels: Record<LineKind, string> = { labour: 'Labour', part: 'Part', other: 'Other' };

export const urgencyOptions: { id: Urgency; label: string }[] = [
  { id: 'now', label: 'Now' },
  { id: 'soon', label: 'Soon' },
  { id: 'later', label: 'Later' },
];

export const noFields: LineFields = {
  description: '',
  quantity: '1',
  price: '',
  discount: '',
  reason: '',
  urgency: 'now',
  what_it_is: '',
  why_needed: '',
  if_it_waits: '',
};

export const fieldsOf = (line: EstimateLine): LineFields => ({
  description: line.description,
  quantity: cellText(line.quantity),
  price: cellText(line.unit_price),
  discount: line.discount_percent === null ? cellText(line.discount || null) : `${line.discount_percent}%`,
  reason: line.discount_reason ?? '',
  urgency: line.urgency,
  what_it_is: line.what_it_is ?? '',
  why_needed: line.why_needed ?? '',
  if_it_waits: line.if_it_waits ?? '',
});

export const amountIn = ({ quantity, price, discount }: LineFields, unitPrice?: number) =>
  amountOf(
    numberIn(quantity),
    price.trim() === '' ? (unitPrice ?? null) : numberIn(price),
    discountIn(discount),
  );

export function problemsIn(fields: LineFields, partUnit: string | undefined, unitPrice?: number) {
  const { description, quantity, price, discount, reason } = fields;
  const amount = amountIn(fields, unitPrice);
  return {
    description: !description.trim() && 'Please describe this line',
    quantity:
      (!numberIn(quantity) && !Number.isNaN(numberIn(quantity)) && 'Please enter a quantity') ||
      numberProblem(quantity, 'quantity', limits.lineQuantity, 3) ||
      (partUnit !== undefined && quantityProblem(numberIn(quantity) ?? 0, partUnit)),
    price: numberProblem(price, 'price', limits.finalCost),
    discount:
      discountProblem(discount) || (amount !== null && amount < 0 && 'The discount is more than the amount'),
    reason: discountIn(discount) !== null && !reason.trim() && 'Please give a reason',
  };
}

/** What differs, which is all that is sent. */
export function changesOf(before: LineFields, after: LineFields): LineChanges {
  const isNew = (name: keyof LineFields) => before[name] !== after[name];
  const off = discountIn(after.discount);
  const texts = (['what_it_is', 'why_needed', 'if_it_waits'] as const).filter(isNew);
  return {
    ...(isNew('description') && { description: after.description.trim() }),
    ...(isNew('quantity') && { quantity: numberIn(after.quantity) ?? 1 }),
    ...(isNew('price') && { unit_price: numberIn(after.price) }),
    ...(isNew('discount') &&
      (off?.isPercent ? { discount_percent: off.value } : { discount: off?.value ?? 0 })),
    ...((isNew('reason') || isNew('discount')) && off && { discount_reason: after.reason.trim() }),
    ...(isNew('urgency') && { urgency: after.urgency as Urgency }),
    ...Object.fromEntries(texts.map((name) => [name, after[name].trim() || null])),
  };
}

const cells: Record<string, keyof LineFields> = {
  unit_price: 'price',
  discount_percent: 'discount',
  discount_reason: 'reason',
};

/** A refusal at the cell that it is about. */
export function atItsCell(problem: RowProblem): RowProblem {
  const { field, message } = problem;
  const cell = field === undefined ? undefined : (cells[field] ?? (field in noFields ? field : undefined));
  return cell === undefined ? { message } : { field: cell, message };
}
