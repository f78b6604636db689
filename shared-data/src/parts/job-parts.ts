import { toPaise, toRupees } from '../foundation/numbers/paise.ts';
import { roundQuantity } from '../foundation/numbers/quantity-limits.ts';
import { isMeasured } from '../foundation/numbers/units.ts';
import type { ApprovedPart, Part } from './parts-answers.ts';

/** A part selected for the completion of a job. */
export interface SelectedPart extends Pick<Part, 'id' | 'part_name' | 'part_code' | 'price' | 'stock_unit'> {
  quantity: number;
  maxStock: number;
  /** What approved lines say: so many for this amount (rupees), which the estimate holds already. */
  approved?: { quantity: number; amount: number };
}

type Selection = readonly SelectedPart[];

/** Sets the used quantity, at most the stock; zero or less removes the part. */
export function setPartQuantity(selection: Selection, partId: number, quantity: number): Selection {
  return selection.flatMap((part) => {
    if (part.id !== partId) return [part];
    const exact = isMeasured(part.stock_unit) ? roundQuantity(quantity) : Math.trunc(quantity);
    const capped = Math.min(exact, part.maxStock);
    return capped > 0 ? [{ ...part, quantity: capped }] : [];
  });
}

/** Adds one of a part, or one of its unit, up to its stock. */
export function addPart(selection: Selection, part: Part): Selection {
  const chosen = selection.find(({ id }) => id === part.id);
  if (chosen) return setPartQuantity(selection, part.id, chosen.quantity + 1);
  if (part.current_stock <= 0) return selection;
  const { id, part_name, part_code, price, stock_unit, current_stock } = part;
  const added = { id, part_name, part_code, price, stock_unit, maxStock: current_stock };
  return [...selection, { ...added, quantity: Math.min(1, current_stock) }];
}

/** Updates a part's stock. The selected quantity stays, even above the stock. */
export const setStockLeft = (selection: Selection, partId: number, left: number): Selection =>
  selection.map((part) => (part.id === partId ? { ...part, maxStock: left } : part));

/** The parts of a job's approved lines, with which its completion starts. */
export const approvedSelection = (parts: readonly ApprovedPart[]): Selection =>
  parts.map(({ id, part_name, part_code, price, stock_unit, current_stock, quantity, amount }) => ({
    id,
    part_name,
    part_code,
    price,
    stock_unit,
    quantity,
    maxStock: current_stock,
    approved: { quantity, amount },
  }));

type Priced = Pick<SelectedPart, 'price' | 'quantity' | 'approved'>;

/** Half up; a product such as 0.145 * 100 is a little beside what it means. */
const wholePaise = (paise: number) => Math.round(Number(paise.toFixed(6)));

const exactAdded = ({ price, quantity, approved }: Priced) =>
  toPaise(price) * Math.max(quantity - (approved?.quantity ?? 0), 0);

const addedPaise = (part: Priced) => wholePaise(exactAdded(part));

/** Rounded once, as the database does. */
const costPaise = (part: Priced) => {
  const { quantity, approved } = part;
  const approvedPaise = approved
    ? (toPaise(approved.amount) * Math.min(quantity, approved.quantity)) / approved.quantity
    : 0;
  return wholePaise(approvedPaise + exactAdded(part));
};

const sum = (selection: readonly Priced[], paiseOf: (part: Priced) => number) =>
  toRupees(selection.reduce((paise, part) => paise + paiseOf(part), 0));

/** Rupees: a part costs what its approved lines say as far as they reach, and its price beyond them. */
export const partCost = (part: Priced): number => toRupees(costPaise(part));

/** Rupees, of all parts. */
export const partsTotal = (selection: readonly Priced[]): number => sum(selection, costPaise);

/** Rupees, of the parts beyond the approved lines. */
export const addedPartsTotal = (selection: readonly Priced[]): number => sum(selection, addedPaise);

/** "Auto Calculate", in rupees: the estimate plus the parts that it does not hold already. */
export const autoCalculatedCost = (estimatedCost: number, selection: readonly Priced[]): number =>
  toRupees(toPaise(estimatedCost) + toPaise(addedPartsTotal(selection)));
