/** 0.03 as 3%. */
export const formatPercent = (share: number): string =>
  share.toLocaleString('en-IN', { style: 'percent', maximumFractionDigits: 2 });
