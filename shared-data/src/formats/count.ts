const grouped = new Intl.NumberFormat('en-IN');

/** A whole number with Indian grouping, 1,24,500. */
export const formatCount = (count: number): string => grouped.format(count);

/** A count with its noun: '1 open job', '3 open jobs'. */
export const formatCountOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
