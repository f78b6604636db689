import { addPart, type Part, type SelectedPart } from '@pitlane/shared-data/parts';

/** Adds one part and updates its stock and price, which may have changed since the draft was stored. */
export function pickPart(chosen: readonly SelectedPart[], part: Part): readonly SelectedPart[] {
  const { price, current_stock: maxStock } = part;
  const upToDate = chosen.map((known) => (known.id === part.id ? { ...known, price, maxStock } : known));
  return addPart(upToDate, part);
}
