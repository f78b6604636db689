import { toPaise } from '../money/paise.ts';

const formats = new Map<number, Intl.NumberFormat>();

/** Made with the first amount and kept: the first formatter of a page takes tens of milliseconds on a cheap phone. */
function formatWith(fractionDigits: 0 | 2, rupees: number): string {
  const format =
    formats.get(fractionDigits) ??
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  formats.set(fractionDigits, format);
  return format.format(rupees);
}

/** Rupees with Indian grouping, and paise unless zero: ₹2,40,000. */
export const formatMoney = (rupees: number): string =>
  formatWith(toPaise(rupees) % 100 === 0 ? 0 : 2, rupees);

/** Always with paise, ₹2,40,000.00, so that amounts in a column align. */
export const formatMoneyWithPaise = (rupees: number): string => formatWith(2, rupees);
