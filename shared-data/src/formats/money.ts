import { toPaise } from '../money/paise.ts';

const format = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

const whole = format(0);
const withPaise = format(2);

/** Rupees with Indian grouping, and paise unless zero: ₹2,40,000. */
export const formatMoney = (rupees: number): string =>
  (toPaise(rupees) % 100 === 0 ? whole : withPaise).format(rupees);

/** Always with paise, ₹2,40,000.00, so that amounts in a column align. */
export const formatMoneyWithPaise = (rupees: number): string => withPaise.format(rupees);
