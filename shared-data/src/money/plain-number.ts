/** Digits, with or without Indian grouping, and up to two decimals. */
const written = /^(\d+|\d{1,2}(,\d{2})*,\d{3})(\.\d{1,2})?$/;

/**
 * Parses '1200', '1,200.50' or '₹ 1,200'. NaN for anything else: a sign, letters, an exponent, a third decimal. Never
 * rounds, because the number is a stock or a price.
 */
export function plainNumber(text: string): number {
  const bare = text.trim().replace(/^₹\s*/, '');
  return written.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}
