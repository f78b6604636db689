const format = new Intl.NumberFormat('en-IN');

/** Formats a count with lakh grouping: 12,34,567. */
export const formatCount = (count: number) => format.format(count);

/** The backend counts at most one row more than this; that one means that there are more. */
export const countLimit = 1000;

/** Formats a total of the backend: 1,001 is shown as 1,000+. */
export const formatTotal = (total: number) =>
  total > countLimit ? `${formatCount(countLimit)}+` : formatCount(total);
