import { limits } from '../../foundation/client/database.limits.ts';
import { plainNumber } from '../../foundation/numbers/plain-number.ts';

export const invalidFinalCost = 'Please enter a valid final cost';

/** A final cost as typed, in rupees; null for an empty text, which charges the estimate; NaN for an invalid one. */
export function readFinalCost(text: string): number | null {
  if (text.trim() === '') return null;
  const cost = plainNumber(text);
  return cost <= limits.finalCost ? cost : Number.NaN;
}
