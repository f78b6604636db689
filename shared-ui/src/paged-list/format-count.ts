/**
 * Formats a count with lakh grouping: 12,34,567. The first formatter takes tens of milliseconds on a cheap phone: none is
 * made before the first figure.
 */
export const formatCount = (count: number) => count.toLocaleString('en-IN');

/** The backend counts at most one row more than this; that one means that there are more. */
export const countLimit = 1000;

/** Formats a total of the backend: 1,001 is shown as 1,000+. */
export const formatTotal = (total: number) =>
  total > countLimit ? `${formatCount(countLimit)}+` : formatCount(total);
