import { toPaise, toRupees } from '../money/paise.ts';
import type { Part } from './part.ts';

/** A part selected for the completion of a job (spec section 3, "selected job part"). */
export interface SelectedPart extends Pick<Part, 'id' | 'part_name' | 'part_code' | 'price'> {
  quantity: number;
  maxStock: number;
}

type Selection = readonly SelectedPart[];

/** Sets the used quantity, at most the stock; zero or less removes the part. */
export function setPartQuantity(selection: Selection, partId: number, quantity: number): Selection {
  const whole = Math.trunc(quantity);
  return selection.flatMap((part) => {
    if (part.id !== partId) return [part];
    const capped = Math.min(whole, part.maxStock);
    return capped > 0 ? [{ ...part, quantity: capped }] : [];
  });
}

/** Adds one of a part, up to its stock. */
export function addPart(selection: Selection, part: Part): Selection {
  const chosen = selection.find(({ id }) => id === part.id);
  if (chosen) return setPartQuantity(selection, part.id, chosen.quantity + 1);
  if (part.current_stock <= 0) return selection;
  const { id, part_name, part_code, price, current_stock } = part;
  return [...selection, { id, part_name, part_code, price, quantity: 1, maxStock: current_stock }];
}

/** Updates a part's stock. The selected quantity stays, even above the stock. */
export const setStockLeft = (selection: Selection, partId: number, left: number): Selection =>
  selection.map((part) => (part.id === partId ? { ...part, maxStock: left } : part));

/** Rupees: price times quantity of every part. */
export const partsTotal = (selection: readonly Pick<SelectedPart, 'price' | 'quantity'>[]): number =>
  toRupees(selection.reduce((sum, part) => sum + toPaise(part.price) * part.quantity, 0));

/** "Auto Calculate", in rupees: the estimate plus the parts (spec section 4). */
export const autoCalculatedCost = (
  estimatedCost: number,
  selection: readonly Pick<SelectedPart, 'price' | 'quantity'>[],
): number => toRupees(toPaise(estimatedCost) + toPaise(partsTotal(selection)));
