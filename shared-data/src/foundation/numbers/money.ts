import { oncePerKey } from '../formats/once-per-key.ts';
import { toPaise } from './paise.ts';

const formatOf = oncePerKey(
  (fractionDigits: 0 | 2) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }),
);

/** Rupees with Indian grouping, and paise unless zero: ₹2,40,000. */
export const formatMoney = (rupees: number): string =>
  formatOf(toPaise(rupees) % 100 === 0 ? 0 : 2).format(rupees);

const short = oncePerKey(
  (notation: 'compact') =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      notation,
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
);

/** For the axis of a chart: ₹2.5 L (lakh), ₹1.2 Cr (crore). */
export const formatShortMoney = (rupees: number): string =>
  short('compact')
    .format(rupees)
    .replace(/(\d)\s*([A-Z]\w*)$/, '$1\u00a0$2');

/** Always with paise, ₹2,40,000.00, so that amounts in a column align. */
export const formatMoneyWithPaise = (rupees: number): string => formatOf(2).format(rupees);
