/** What customers are told, in the order of a visit. */
export const messageEvents = [
  'booking_received',
  'booking_approved',
  'booking_moved',
  'booking_cancelled',
  'appointment_reminder',
  'car_arrived',
  'estimate_to_answer',
  'estimate_reminder',
  'waiting_for_parts',
  'car_ready',
  'invoice_issued',
  'invoice_reminder',
  'payment_received',
  'work_due',
  'account_invitation',
] as const;
export type MessageEvent = (typeof messageEvents)[number];

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
  extends Pick<Message, 'message_id' | 'event' | 'channel' | 'request_id' | 'registration_number'> {
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
}

/** What a manager chooses of them. */
export type ChosenMessageSettings = Omit<MessageSettings, 'set_up'>;

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

export const messageEventLabels: Record<MessageEvent, string> = {
  booking_received: 'Booking received',
  booking_approved: 'Booking approved',
  booking_moved: 'Booking moved',
  booking_cancelled: 'Booking cancelled',
  appointment_reminder: 'Reminder of an appointment',
  car_arrived: 'Car arrived',
  estimate_to_answer: 'Estimate to answer',
  estimate_reminder: 'Reminder of an estimate',
  waiting_for_parts: 'Waiting for parts',
  car_ready: 'Car ready',
  invoice_issued: 'Invoice',
  invoice_reminder: 'Reminder of an invoice',
  payment_received: 'Payment received',
  work_due: 'Work due',
  account_invitation: 'Invitation to an account',
};

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
