import { type Page, pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { OpenedMessage } from './delivery-answers.ts';
import type { MessageChannel, MessageEvent } from './message.ts';
import type {
  ChosenMessageSettings,
  MessageList,
  MessagePreference,
  MessageSettings,
  MessageText,
  MorningMail,
  OwnMessage,
  Reach,
  TestMessage,
} from './messages-answers.ts';
import type { MessageFilter, PageOfMessages } from './messages-keys.ts';

/** Newest first. Managers only. */
export const listMessages = (
  portal: PortalClient,
  { state, search, page }: MessageFilter,
  signal: AbortSignal,
): Promise<Result<MessageList>> =>
  portal.request((client) =>
    client.rpc('list_messages', { state, search, page, page_size: pageSize }).abortSignal(signal),
  );

/** Managers only; 'conflict' for one that waits already or whose reason is gone. */
export const sendAgain = (portal: PortalClient, messageId: number): Promise<Result<{ message_id: number }>> =>
  portal.request((client) => client.rpc('send_again', { message_id: messageId }));

/**
 * Notes that a message is opened in WhatsApp, and returns it. Managers only; 'conflict' without a number for WhatsApp, or with
 * nothing of this kind to tell.
 */
export const openInWhatsApp = (
  portal: PortalClient,
  { requestId, event }: { requestId: number; event: MessageEvent },
): Promise<Result<OpenedMessage>> =>
  portal.request((client) => client.rpc('open_in_whatsapp', { request_id: requestId, event }));

/** How the customer of a request has just been told of an event. Staff only. */
export const getTold = (
  portal: PortalClient,
  told: { requestId: number; event: MessageEvent },
  signal: AbortSignal,
): Promise<Result<Reach>> =>
  portal.request((client) =>
    client.rpc('told_of', { request_id: told.requestId, event: told.event }).abortSignal(signal),
  );

/** What the signed-in customer was sent, newest first. */
export const listOwnMessages = (
  portal: PortalClient,
  { page }: PageOfMessages,
  signal: AbortSignal,
): Promise<Result<Page<OwnMessage>>> =>
  portal.request((client) => client.rpc('own_messages', { page, page_size: pageSize }).abortSignal(signal));

/** Managers only. */
export const getMessageSettings = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<MessageSettings>> =>
  portal.request((client) => client.rpc('message_settings').abortSignal(signal));

/** 'changed' when they are not as expected. Managers who may change settings. */
export const saveMessageSettings = (
  portal: PortalClient,
  { values, expected }: { values: ChosenMessageSettings; expected: MessageSettings },
): Promise<Result<MessageSettings>> =>
  portal.request((client) => client.rpc('save_message_settings', { ...values, expected: { ...expected } }));

/** Every event on every channel. Managers only. */
export const listMessageTexts = (portal: PortalClient, signal: AbortSignal): Promise<Result<MessageText[]>> =>
  portal.request((client) => client.rpc('message_texts').abortSignal(signal));

export interface WrittenText {
  event: MessageEvent;
  channel: MessageChannel;
  /** Only for a mail. */
  subject?: string;
  /** None brings the default text back. */
  body?: string;
}

export interface TextChange extends WrittenText {
  expected?: Pick<MessageText, 'subject' | 'body' | 'is_own'>;
}

type SavedText = Pick<MessageText, 'subject' | 'body' | 'is_own'>;

/** 'invalid' with the field for a placeholder that the event does not have. Managers who may change settings. */
export const saveMessageText = (
  portal: PortalClient,
  { expected, ...text }: TextChange,
): Promise<Result<SavedText>> =>
  portal.request((client) =>
    client.rpc('save_message_text', { ...text, ...(expected && { expected: { ...expected } }) }),
  );

/** Sends a text with sample facts to the manager's own email or phone. */
export const sendTestMessage = (portal: PortalClient, text: WrittenText): Promise<Result<TestMessage>> =>
  portal.request((client) => client.rpc('send_test_message', { ...text }));

/** The signed-in customer's; null when there is no channel to choose. */
export const getMessagePreferences = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<MessagePreference[] | null>> =>
  portal.request((client) => client.rpc('message_preferences').abortSignal(signal));

export const saveMessagePreference = (
  portal: PortalClient,
  preference: MessagePreference,
): Promise<Result<MessagePreference[]>> =>
  portal.request((client) => client.rpc('save_message_preference', { ...preference }));

/** Whether the signed-in manager gets the morning mail. */
export const getMorningMail = (portal: PortalClient, signal: AbortSignal): Promise<Result<MorningMail>> =>
  portal.request((client) => client.rpc('morning_mail').abortSignal(signal));

/** 'conflict' where no mail is set up. */
export const saveMorningMail = (portal: PortalClient, wanted: boolean): Promise<Result<MorningMail>> =>
  portal.request((client) => client.rpc('save_morning_mail', { wanted }));
