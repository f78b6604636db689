import { limits } from '../client/database.limits.ts';
import { isMeasured, unitOf } from './units.ts';

const digits = 3;

/** Sums of thousandths, without what binary fractions add: 0.1 + 0.2 is 0.3. */
export const roundQuantity = (quantity: number): number => Number(quantity.toFixed(digits));

const fractionText = (unit: string) =>
  isMeasured(unit)
    ? 'Please enter at most three digits after the point'
    : `Please enter a whole number of ${unitOf(unit)?.many ?? unit}`;

/** Why the database refuses a fraction of a part; undefined if it does not. */
export const quantityProblem = (quantity: number, unit: string): string | undefined =>
  (isMeasured(unit) ? roundQuantity(quantity) : Math.trunc(quantity)) === quantity
    ? undefined
    : fractionText(unit);

/** What a number field for a quantity of a part takes, with what the database would say of a fraction. */
export const quantityLimits = (unit: string) => ({
  minValue: 0,
  maxValue: limits.stock,
  formatOptions: { maximumFractionDigits: isMeasured(unit) ? digits : 0 },
  fractionText: fractionText(unit),
});
