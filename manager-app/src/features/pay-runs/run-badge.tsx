import { type PayRunState, payRunStateLabels } from '@pitlane/shared-data/pay-runs';
import { StatusBadge, type StatusBadgeProps } from '@pitlane/shared-ui/core';

const tones: Record<PayRunState, StatusBadgeProps['tone']> = {
  draft: 'warning',
  approved: 'success',
  cancelled: 'neutral',
};

export const RunBadge = ({ state }: { state: PayRunState }) => (
  <StatusBadge tone={tones[state]}>{payRunStateLabels[state]}</StatusBadge>
);
