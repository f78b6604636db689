import { renderMessage } from '../../supabase/functions/deliver-messages/render-message.ts';
import { garageTimeZone } from '../foundation/client/client.ts';
import { type MessageChannel, type MessageEvent, messageEvents } from './message.ts';

interface Preview {
  event: MessageEvent;
  channel: MessageChannel;
  subject?: string;
  body: string;
  garage: { name: string; phone: string };
  /** The portal's address. */
  site: string;
}

const numbers: Record<string, string> = { receipt: 'PR/2026-27/000123', order: 'PO-00012' };

/** Sections of the morning mail. */
const morning = {
  takings: { title: 'Taken yesterday', lines: [{ label: 'UPI', amount: 3500, path: '/till' }] },
  plan: { title: 'Today', lines: [{ label: 'Bookings', count: 6, path: '/schedule' }] },
  waits: {
    title: 'Waiting for you',
    lines: [{ label: 'Requests to assign', count: 2, path: '/assign-requests' }],
  },
  due: { title: 'Due', lines: [{ label: 'Services within 30 days', count: 4, path: '/due-work' }] },
};

/** How a text would be sent, with sample facts, by the same code that sends it. */
export function previewMessage({ garage, site, ...text }: Preview): { subject: string; text: string } {
  const { subject, text: sent } = renderMessage(
    {
      ...text,
      message_id: 0,
      attempt: 1,
      idempotency_key: '',
      to: '',
      token: 'EXAMPLE',
      stop_token: null,
      reply_to: null,
      has_invoice: false,
      asks_proof: false,
      time_zone: garageTimeZone(),
      values: {
        name: 'Asha',
        garage: garage.name,
        garage_phone: garage.phone,
        service: 'Oil Change',
        vehicle: 'Hyundai Creta',
        plate: 'KA 01 AB 1234',
        day: new Date().toISOString(),
        mechanic: 'Ravi',
        amount: 3500,
        time: new Date().toISOString(),
        lines: '2 pcs Oil Filter (F-1)',
        document: 'Insurance',
        score: 2,
        ...morning,
        number: numbers[messageEvents[text.event].opens] ?? 'PL/2026-27/000123',
      },
    },
    { site, functions: '' },
  );
  return { subject, text: sent };
}
