/**
 * A whole number with Indian grouping, 1,24,500. The first formatter takes tens of milliseconds on a cheap phone: none is
 * made before the first figure.
 */
export const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** A count with its noun: '1 open job', '3 open jobs'. */
export const formatCountOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
