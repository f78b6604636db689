/** Digits alone or grouped the Indian way, and up to two decimals. */
const written = /^(\d+|\d{1,2}(,\d{2})*,\d{3})(\.\d{1,2})?$/;

/**
 * The number that a person wrote out, such as '1200', '1,200.50' or '₹ 1,200'. NaN for anything else: a sign, letters, an
 * exponent, a third decimal. Nothing is rounded or guessed, because what comes out is counted and charged.
 */
export function plainNumber(text: string): number {
  const bare = text.trim().replace(/^₹\s*/, '');
  return written.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}
