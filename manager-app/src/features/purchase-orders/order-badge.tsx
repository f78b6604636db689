import { type OrderState, orderStateLabels } from '@pitlane/shared-data/orders';
import { StatusBadge, type StatusBadgeProps } from '@pitlane/shared-ui/core';

const tones: Record<OrderState, StatusBadgeProps['tone']> = {
  draft: 'warning',
  sent: 'info',
  partly_received: 'info',
  closed: 'success',
  cancelled: 'neutral',
};

export const OrderBadge = ({ state }: { state: OrderState }) => (
  <StatusBadge tone={tones[state]}>{orderStateLabels[state]}</StatusBadge>
);
