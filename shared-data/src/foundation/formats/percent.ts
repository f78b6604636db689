import { oncePerKey } from './once-per-key.ts';

const formatOf = oncePerKey(
  (style: 'percent') => new Intl.NumberFormat('en-IN', { style, maximumFractionDigits: 2 }),
);

/** A share of one as a percentage with up to two decimals: 0.03 is 3%. */
export const formatPercent = (share: number): string => formatOf('percent').format(share);
