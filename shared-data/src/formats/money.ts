const format = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

const whole = format(0);
const withPaise = format(2);

/**
 * Rupees with Indian grouping, ₹2,40,000. Paise are shown when there are any,
 * or always with `paise: 'always'`, so that the amounts of a column line up.
 */
export function formatMoney(rupees: number, { paise = 'when-any' }: { paise?: 'when-any' | 'always' } = {}) {
  const hasPaise = Math.round(rupees * 100) % 100 !== 0;
  return (hasPaise || paise === 'always' ? withPaise : whole).format(rupees);
}
