import { messageEvents } from '../foundation/client/database.message-events.ts';

export { messageEvents };
/** What customers are told, and others by message. */
export type MessageEvent = keyof typeof messageEvents;

/** What only the bells of staff show. */
export const staffEvents = [
  'booking_made',
  'booking_moved_by_customer',
  'booking_cancelled_by_customer',
  'appointment_confirmed',
  'estimate_answered',
  'message_failed',
  'sending_refused',
  'job_assigned',
  'job_unassigned',
  'job_moved',
  'job_cancelled',
  'pay_question',
  'pay_answer',
] as const;

export type StaffEvent = (typeof staffEvents)[number];

export const messageChannels = ['mail', 'whatsapp', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Under which a customer switches messages off. */
export const messageKinds = ['booking', 'reminder', 'estimate', 'invoice', 'care', 'feedback'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ['queued', 'sent', 'failed', 'skipped', 'opened'] as const;
export type MessageState = (typeof messageStates)[number];

const describeChannels = (channels: readonly MessageChannel[]): string =>
  channels.map((channel) => (channel === 'mail' ? 'email' : messageChannelLabels[channel])).join(' and ');

interface Sending {
  channels: readonly MessageChannel[];
  /** Those of them whose messages are only shown on this machine. */
  captured: readonly MessageChannel[];
}

/** 'sent by email and SMS', 'captured, not sent', or both. */
export function describeSending({ channels, captured }: Sending): string {
  const sent = channels.filter((channel) => !captured.includes(channel));
  if (sent.length === 0) return capturedLabel.toLowerCase();
  const shown = captured.length > 0 ? `; ${describeChannels(captured)} captured, not sent` : '';
  return `sent by ${describeChannels(sent)}${shown}`;
}

/** What became of a message to a customer, as a sentence without its full stop. */
export const describeMessage = ({ problem, ...sending }: Sending & { problem: string | null }): string =>
  problem ? `Nothing could be sent: ${problem}` : `Message to the customer ${describeSending(sending)}`;

export const messageChannelLabels: Record<MessageChannel, string> = {
  mail: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
};

/** What a message without a channel shows in its place. */
export const noChannelLabel = 'No channel';

export const messageKindLabels: Record<MessageKind, string> = {
  booking: 'Bookings and progress',
  reminder: 'Reminders of appointments',
  estimate: 'Estimates',
  invoice: 'Invoices and payments',
  care: 'Work that is due',
  feedback: 'Questions after a visit',
};

export const messageStateLabels: Record<MessageState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Not sent',
  opened: 'Opened in WhatsApp',
};

/** The state of a message that this machine shows in place of sending it. */
export const capturedLabel = 'Captured, not sent';
