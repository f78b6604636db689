import { messageEvents } from '../client/database.message-events.ts';

export { messageEvents };
/** What customers are told. */
export type MessageEvent = keyof typeof messageEvents;

/** What only the bells of staff show. */
export const staffEvents = [
  'booking_made',
  'booking_moved_by_customer',
  'booking_cancelled_by_customer',
  'appointment_confirmed',
  'estimate_answered',
  'message_failed',
  'job_assigned',
  'job_unassigned',
  'job_moved',
  'job_cancelled',
] as const;

export type StaffEvent = (typeof staffEvents)[number];

export const messageChannels = ['mail', 'whatsapp', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Under which a customer switches messages off. */
export const messageKinds = ['booking', 'reminder', 'estimate', 'invoice', 'care'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ['queued', 'sent', 'failed', 'skipped'] as const;
export type MessageState = (typeof messageStates)[number];

/** 'by email and SMS' */
export const describeChannels = (channels: readonly MessageChannel[]): string =>
  `by ${channels.map((channel) => (channel === 'mail' ? 'email' : messageChannelLabels[channel])).join(' and ')}`;

export const messageChannelLabels: Record<MessageChannel, string> = {
  mail: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
};

export const messageKindLabels: Record<MessageKind, string> = {
  booking: 'Bookings and progress',
  reminder: 'Reminders of appointments',
  estimate: 'Estimates',
  invoice: 'Invoices and payments',
  care: 'Work that is due',
};

export const messageStateLabels: Record<MessageState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Not sent',
};

/** The state of a message that this machine shows in place of sending it. */
export const capturedLabel = 'Captured, not sent';
