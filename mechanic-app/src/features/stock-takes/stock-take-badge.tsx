import { type StockTakeState, stockTakeStateLabels } from '@pitlane/shared-data/stock-takes';
import { StatusBadge, type StatusBadgeProps } from '@pitlane/shared-ui/core';

const tones: Record<StockTakeState, StatusBadgeProps['tone']> = {
  open: 'info',
  posted: 'success',
  cancelled: 'neutral',
};

export const StockTakeBadge = ({ state }: { state: StockTakeState }) => (
  <StatusBadge tone={tones[state]}>{stockTakeStateLabels[state]}</StatusBadge>
);
