import { formatMoney, formatPercent } from '@pitlane/shared-data/formats';
import { autoCalculatedCost, partsTotal, type SelectedPart } from '@pitlane/shared-data/parts';

interface CheckedCost {
  /** In rupees; NaN while it is invalid. */
  cost: number;
  /** In rupees. */
  estimatedCost: number;
  parts: readonly SelectedPart[];
  /** Percent by which the cost may exceed the estimate without being marked. */
  tolerance: number;
}

/** The warning about an unusual final cost, which is sent all the same. */
export function costWarning({ cost, estimatedCost, parts, tolerance }: CheckedCost): string | undefined {
  const partsCost = partsTotal(parts);
  const expected = autoCalculatedCost(estimatedCost, parts);
  if (cost < partsCost) return `This is less than the parts alone, which cost ${formatMoney(partsCost)}.`;
  if (cost < expected)
    return `This is less than the estimate plus added parts, which is ${formatMoney(expected)}.`;
  if (cost > estimatedCost * (1 + tolerance / 100))
    return `This is more than ${formatPercent(tolerance / 100)} above the approved estimate of ${formatMoney(estimatedCost)}. It is marked for the manager.`;
  return undefined;
}
