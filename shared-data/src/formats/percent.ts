const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 2 });

/** 0.03 as 3%. */
export const formatPercent = (share: number): string => percent.format(share);
