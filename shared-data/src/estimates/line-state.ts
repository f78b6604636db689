import type { EstimateLine } from './lines-answers.ts';

/** The state of a line, as the workshop and the front desk see it. */
export type LineState = 'to_price' | 'to_send' | 'waiting' | 'approved' | 'declined' | 'withdrawn';

export const lineStateLabels: Record<LineState, string> = {
  to_price: 'No price yet',
  to_send: 'Not sent yet',
  waiting: 'Waiting for the customer',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export function lineStateOf({
  status,
  unit_price,
  sent_at,
}: Pick<EstimateLine, 'status' | 'unit_price' | 'sent_at'>): LineState {
  if (status !== 'proposed') return status;
  if (unit_price === null) return 'to_price';
  return sent_at === null ? 'to_send' : 'waiting';
}
