import { formatMoney, toPaise, toRupees } from '@pitlane/shared-data/formats';

/** Final cost minus estimate, with a plus sign when it is higher. Both in rupees. */
export function costDifference(finalCost: number, estimatedCost: number): string {
  const paise = toPaise(finalCost) - toPaise(estimatedCost);
  return `${paise > 0 ? '+' : ''}${formatMoney(toRupees(paise))}`;
}
