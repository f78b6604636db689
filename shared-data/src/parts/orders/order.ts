/** Of a purchase order, in their order. */
export const orderStates = ['draft', 'sent', 'partly_received', 'closed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderStateLabels: Record<OrderState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partly received',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

/** Whether parts of it are expected. */
export const isOnOrder = (state: OrderState): boolean => state === 'sent' || state === 'partly_received';
