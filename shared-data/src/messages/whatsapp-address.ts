import { renderMessage } from '../../supabase/functions/deliver-messages/render-message.ts';
import type { OpenedMessage } from './delivery-answers.ts';

/** The address that opens a message in WhatsApp, with the text that the delivery would send. @param site the portal's. */
export function whatsAppAddress(message: OpenedMessage, site: string): string {
  const { text } = renderMessage(message, { site, functions: '' });
  return `https://wa.me/${message.to}?text=${encodeURIComponent(text)}`;
}
