/** Digits, with or without Indian grouping, and decimals. */
const written = /^(\d+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/;

/**
 * Parses '1200', '1,200.50' or '₹ 1,200'. NaN for anything else: a sign, letters, an exponent, more decimals
 * than it may have. Never rounds, because the number is a stock or a price.
 */
export function plainNumber(text: string, decimals = 2): number {
  const bare = text.trim().replace(/^₹\s*/, '');
  return written.test(bare) && (bare.split('.')[1]?.length ?? 0) <= decimals
    ? Number(bare.replaceAll(',', ''))
    : Number.NaN;
}
