const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 2 });

/** A share of one, 3%. */
export const formatPercent = (share: number): string => percent.format(share);
