/** Of a stock-take, in their order. */
export const stockTakeStates = ['open', 'posted', 'cancelled'] as const;
export type StockTakeState = (typeof stockTakeStates)[number];

export const stockTakeStateLabels: Record<StockTakeState, string> = {
  open: 'Open',
  posted: 'Posted',
  cancelled: 'Cancelled',
};
