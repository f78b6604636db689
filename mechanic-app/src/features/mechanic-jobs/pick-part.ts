import { addPart, type Part, type SelectedPart } from '@pitlane/shared-data/parts';

/** Adds one of a part as the shelf is now: a draft may have been kept since the part had another stock or price. */
export function pickPart(chosen: readonly SelectedPart[], part: Part): readonly SelectedPart[] {
  const { price, current_stock: maxStock } = part;
  const upToDate = chosen.map((known) => (known.id === part.id ? { ...known, price, maxStock } : known));
  return addPart(upToDate, part);
}
