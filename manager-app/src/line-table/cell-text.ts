import { toPaise, toRupees } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';

/** The number that a cell means; null for an empty one, NaN for what is no number. Commas group digits. */
export function numberIn(text: string): number | null {
  const digits = text.trim().replaceAll(',', '');
  if (digits === '') return null;
  return /^(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A number as a cell shows it. */
export const cellText = (value: number | null) => (value === null ? '' : String(value));

const hasDecimals = (value: number, most: number) => Number(value.toFixed(most)) !== value;

/** The error of a number in a cell, if it has one. */
export function numberProblem(text: string, what: string, most: number, decimals = 2): string | false {
  const value = numberIn(text);
  if (value === null) return false;
  return (
    (Number.isNaN(value) || value > most || hasDecimals(value, decimals)) && `Please enter a valid ${what}`
  );
}

export interface Discount {
  value: number;
  isPercent: boolean;
}

/** '10%' or '10 %' is a share, '250' are rupees; null for none, a NaN for what is neither. */
export function discountIn(text: string): Discount | null {
  const isPercent = text.trim().endsWith('%');
  const value = numberIn(isPercent ? text.trim().slice(0, -1) : text);
  return value === null || value === 0 ? null : { value, isPercent };
}

export function discountProblem(text: string): string | false {
  const discount = discountIn(text);
  if (!discount) return false;
  const { value, isPercent } = discount;
  const isWrong =
    Number.isNaN(value) || hasDecimals(value, 2) || value > (isPercent ? 100 : limits.finalCost);
  return isWrong && 'Please enter rupees, or per cent such as 10%';
}

/** Half up; a product such as 1.005 * 100 is a little below what it means. */
const wholePaise = (paise: number) => Math.floor(Number(paise.toFixed(6)) + 0.5);

/** What the database will compute, in rupees; null without a quantity or a price, or with what is no number. */
export function amountOf(quantity: number | null, price: number | null, discount: Discount | null) {
  if (quantity === null || price === null) return null;
  const gross = wholePaise(quantity * toPaise(price));
  const off = discount
    ? discount.isPercent
      ? wholePaise((gross * discount.value) / 100)
      : toPaise(discount.value)
    : 0;
  return Number.isNaN(gross - off) ? null : toRupees(gross - off);
}
