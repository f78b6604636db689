import { formatMoney, toPaise, toRupees } from '@pitlane/shared-data/formats';

/** How far the final cost is from the estimate, in rupees: with a plus sign when it is higher (spec section 2). */
export function costDifference(finalCost: number, estimatedCost: number): string {
  const paise = toPaise(finalCost) - toPaise(estimatedCost);
  return `${paise > 0 ? '+' : ''}${formatMoney(toRupees(paise))}`;
}
