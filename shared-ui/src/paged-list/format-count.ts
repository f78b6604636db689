const format = new Intl.NumberFormat('en-IN');

/** How many there are, in words of the portal: 12,34,567. */
export const formatCount = (count: number) => format.format(count);

/** The backend counts the rows of a list up to one more than this, which means that there are more. */
export const mostCounted = 1000;

/** A total as the backend counts it: 1,001 is written 1,000+. */
export const formatTotal = (total: number) =>
  total > mostCounted ? `${formatCount(mostCounted)}+` : formatCount(total);
