import { messageEvents } from '../client/database.message-events.ts';

export { messageEvents };
/** What customers are told. */
export type MessageEvent = keyof typeof messageEvents;

export type MessageChannel = 'mail' | 'whatsapp' | 'sms';

/** Under which a customer switches messages off. */
export const messageKinds = ['booking', 'reminder', 'estimate', 'invoice', 'care'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ['queued', 'sent', 'failed', 'skipped'] as const;
export type MessageState = (typeof messageStates)[number];

/** A message as managers see it. */
export interface Message {
  message_id: number;
  event: MessageEvent;
  channel: MessageChannel;
  state: MessageState;
  created_at: string;
  /** The next attempt; null unless it is queued. */
  due_at: string | null;
  sent_at: string | null;
  attempts: number;
  /** Why the last attempt failed, or why it is not sent. */
  problem: string | null;
  is_test: boolean;
  /** Shown on this machine in place of being sent. */
  captured: boolean;
  request_id: number | null;
  registration_number: string | null;
  /** Null for a test message. */
  customer_id: string | null;
  customer_name: string | null;
}

/** By which channels a customer gets messages of a kind. */
export interface Reach {
  channels: MessageChannel[];
  /** Why no channel reaches them, as the end of a sentence; null when one does. */
  problem: string | null;
}

/** 'by email and SMS' */
export const describeChannels = (channels: readonly MessageChannel[]): string =>
  `by ${channels.map((channel) => (channel === 'mail' ? 'email' : messageChannelLabels[channel])).join(' and ')}`;

/** A message that the customer was sent. */
export interface OwnMessage
  extends Pick<
    Message,
    'message_id' | 'event' | 'channel' | 'captured' | 'request_id' | 'registration_number'
  > {
  sent_at: string;
  service_name: string | null;
}

export interface MessageSettings {
  /** The first by which a customer can be reached is used. */
  channels: MessageChannel[];
  /** Hours (0 to 23) between which no SMS and no WhatsApp message is sent; the same twice for none. */
  quiet_from: number;
  quiet_until: number;
  /** The hour at which reminders of the next day are sent. */
  reminder_hour: number;
  /** Whether mails about an invoice bring it as a PDF. */
  attach_invoice: boolean;
  /** Those with a server or provider to send them; null until the program that sends has said so. */
  set_up: MessageChannel[] | null;
  /** Those of them whose messages are only shown on this machine. */
  captured: MessageChannel[];
}

/** What a manager chooses of them. */
export type ChosenMessageSettings = Omit<MessageSettings, 'set_up' | 'captured'>;

export interface MessageText {
  event: MessageEvent;
  channel: MessageChannel;
  /** Only of a mail. */
  subject: string | null;
  body: string;
  /** Whether the garage wrote it. */
  is_own: boolean;
  /** What it may name in braces. */
  placeholders: string[];
}

export interface MessagePreference {
  kind: MessageKind;
  channel: MessageChannel;
  wanted: boolean;
}

/** What the token of a message switches off. */
export interface OptOut extends MessagePreference {
  garage: { name: string; phone: string };
}

/** The state of a message that this machine shows in place of sending it. */
export const capturedLabel = 'Captured, not sent';

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
