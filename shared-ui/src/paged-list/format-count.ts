const format = new Intl.NumberFormat('en-IN');

/** How many there are, in words of the portal: 12,34,567. */
export const formatCount = (count: number) => format.format(count);
