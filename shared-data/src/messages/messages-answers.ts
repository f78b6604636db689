import * as z from 'zod';
import { count, id, page, text, timestamp, uuid } from '../foundation/answers/shapes.ts';
import { type MessageEvent, messageChannels, messageEvents, messageKinds, messageStates } from './message.ts';

export const messageChannel = z.enum(messageChannels);
export const messageEvent = z.enum(Object.keys(messageEvents) as MessageEvent[]);
const channels = z.array(messageChannel);
const hour = z.int().min(0).max(23);

/** A message as managers see it. */
const message = z.strictObject({
  message_id: id,
  event: messageEvent,
  /** Null for what reached nobody, of which `problem` says why. */
  channel: messageChannel.nullable(),
  state: z.enum(messageStates),
  created_at: timestamp,
  /** The next attempt; null unless it is queued. */
  due_at: timestamp.nullable(),
  sent_at: timestamp.nullable(),
  attempts: count,
  /** Why the last attempt failed, or why it is not sent. */
  problem: text.nullable(),
  /** Shown on this machine in place of being sent. */
  captured: z.boolean(),
  /** In WhatsApp, by a manager; whether it was sent there nobody knows. */
  opened_at: timestamp.nullable(),
  opened_by_name: text.nullable(),
  is_test: z.boolean(),
  request_id: id.nullable(),
  registration_number: text.nullable(),
  /** Null for a test message. */
  customer_id: uuid.nullable(),
  customer_name: text.nullable(),
  /** Of a purchase order. */
  supplier_id: id.nullable(),
  supplier_name: text.nullable(),
  /** Of a morning mail or a test message. */
  manager_name: text.nullable(),
});

/** By which channels a customer gets messages of a kind. */
export const reach = z.strictObject({
  channels,
  /** Those of them whose messages are only shown on this machine. */
  captured: channels,
  /** Why no channel reaches them, as the end of a sentence; null when one does. */
  problem: text.nullable(),
});

/** A message that the customer was sent. */
const ownMessage = message
  .pick({
    message_id: true,
    event: true,
    captured: true,
    request_id: true,
    registration_number: true,
  })
  .extend({ channel: messageChannel, sent_at: timestamp, service_name: text.nullable() });

const messageSettings = z.strictObject({
  /** The first by which a customer can be reached is used. */
  channels,
  /** Hours between which no SMS and no WhatsApp message is sent; the same twice for none. */
  quiet_from: hour,
  quiet_until: hour,
  /** The hour at which reminders of the next day are sent. */
  reminder_hour: hour,
  /** After so many days from its answer, deferred work is reminded of. */
  deferred_days: z.int().min(15).max(730),
  /** Whether mails about an invoice bring it as a PDF. */
  attach_invoice: z.boolean(),
  /** Those with a server or provider to send them; null until the program that sends has said so. */
  set_up: channels.nullable(),
  /** Those of them whose messages are only shown on this machine. */
  captured: channels,
});

const messageText = z.strictObject({
  event: messageEvent,
  channel: messageChannel,
  /** Only of a mail. */
  subject: text.nullable(),
  body: text,
  /** Whether the garage wrote it. */
  is_own: z.boolean(),
  /** What it may name in braces. */
  placeholders: z.array(text),
});

export const messagePreference = z.strictObject({
  kind: z.enum(messageKinds),
  channel: messageChannel,
  wanted: z.boolean(),
});

/** What the token of a message switches off. */
const optOut = messagePreference.extend({ garage: z.strictObject({ name: text, phone: text }) });

const morningMail = z.strictObject({
  wanted: z.boolean(),
  /** Of the garage's day. */
  hour,
  email: text,
  /** Whether it says what was taken, which needs the right to pay. */
  is_set_up: z.boolean(),
  /** Mails are only shown on this machine. */
  is_captured: z.boolean(),
});

export const messageAnswers = {
  morning_mail: morningMail,
  save_morning_mail: morningMail,
  /** Up to 1,001 of each state, which means more than 1,000. */
  list_messages: page(message).extend({ counts: z.record(z.enum(messageStates), count) }),
  own_messages: page(ownMessage),
  send_again: z.strictObject({ message_id: id, state: z.literal('queued') }),
  message_settings: messageSettings,
  save_message_settings: messageSettings,
  message_texts: z.array(messageText),
  save_message_text: messageText.pick({ subject: true, body: true, is_own: true }),
  told_of: reach,
  /** `to`: the manager's own address or phone number. */
  send_test_message: z.strictObject({ message_id: id, to: text, captured: z.boolean() }),
  /** Null when there is no channel to choose. */
  message_preferences: z.array(messagePreference).nullable(),
  save_message_preference: z.array(messagePreference),
  read_opt_out: optOut,
  opt_out: optOut,
};

export type Reach = z.infer<typeof reach>;
export type TestMessage = z.infer<typeof messageAnswers.send_test_message>;
export type Message = z.infer<typeof message>;
export type MessageList = z.infer<typeof messageAnswers.list_messages>;
export type OwnMessage = z.infer<typeof ownMessage>;
export type MessageSettings = z.infer<typeof messageSettings>;
/** What a manager chooses of them. */
export type ChosenMessageSettings = Omit<MessageSettings, 'set_up' | 'captured'>;
export type MessageText = z.infer<typeof messageText>;
export type MessagePreference = z.infer<typeof messagePreference>;
export type OptOut = z.infer<typeof optOut>;
export type MorningMail = z.infer<typeof morningMail>;
