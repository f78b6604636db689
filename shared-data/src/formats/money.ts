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

/** Rupees with Indian grouping and with paise where there are any: ₹2,40,000. */
export const formatMoney = (rupees: number): string =>
  (toPaise(rupees) % 100 === 0 ? whole : withPaise).format(rupees);

/** Rupees with paise always, ₹2,40,000.00, so that the amounts of a column line up. */
export const formatMoneyWithPaise = (rupees: number): string => withPaise.format(rupees);
