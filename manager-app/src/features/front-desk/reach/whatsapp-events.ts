import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import type { MessageEvent } from '@pitlane/shared-data/messages';

type Told = Pick<DeskRequest, 'status' | 'arrived_at' | 'mechanic_name' | 'invoice_id' | 'owed'>;

/** What the customer of a request can be told now, the likeliest first. */
export function whatsAppEventsOf({
  status,
  arrived_at,
  mechanic_name,
  invoice_id,
  owed,
}: Told): MessageEvent[] {
  if (status === 'cancelled') return ['booking_cancelled'];
  if (status === 'completed') {
    return [
      'car_ready',
      ...(invoice_id === null ? [] : (['invoice_issued'] as const)),
      ...(invoice_id !== null && owed ? (['invoice_reminder'] as const) : []),
    ];
  }
  if (arrived_at) return ['car_arrived', 'waiting_for_parts'];
  return [
    ...(mechanic_name ? (['booking_approved'] as const) : (['booking_received'] as const)),
    'appointment_reminder',
  ];
}
