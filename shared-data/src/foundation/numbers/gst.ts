/** The rates of GST in percent since 22 September 2025, as `private.gst_rates` has them. */
export const gstRates = [0, 5, 18, 40];

export const invalidGstRate = 'GST on that day is 0, 5, 18 or 40 %';

/** Whether a rate that is entered now is one, or none. */
export const isGstRate = (rate: number | null) => rate === null || gstRates.includes(rate);

/** An HSN or SAC code as it is kept, without the dots and spaces that it may be written with; '' for none. */
export const taxCodeOf = (entered: string) => entered.replace(/\.0\s*$/, '').replaceAll(/[\s.]/g, '');

export const invalidTaxCode = 'An HSN or SAC code has 4, 6 or 8 digits';

/** Whether a code is one as it was entered, or none. The rule is that of `private.is_tax_code`. */
export function isTaxCode(entered: string) {
  const code = taxCodeOf(entered);
  return code === '' || (/^(\d\d){2,4}$/.test(code) && !/^0+$/.test(code));
}

/** The longest way to write a code, '8708 . 30 . 00'. */
export const longestTaxCode = 14;
