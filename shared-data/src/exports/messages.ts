export {
  capturedLabel,
  describeMessage,
  describeSending,
  type MessageChannel,
  type MessageEvent,
  type MessageState,
  messageChannelLabels,
  messageEvents,
  messageKindLabels,
  messageKinds,
  messageStateLabels,
  messageStates,
  noChannelLabel,
} from '../messages/message.ts';
export { answerReminder, optOut, type ReminderAnswer, readOptOut } from '../messages/message-answers-api.ts';
export type {
  ChosenMessageSettings,
  Message,
  MessageList,
  MessagePreference,
  MessageSettings,
  MessageText,
  MorningMail,
  OptOut,
  OwnMessage,
  Reach,
} from '../messages/messages-answers.ts';
export type { WrittenText } from '../messages/messages-api.ts';
export {
  useMarkNoticeRead,
  useMarkRead,
  useOpenInWhatsApp,
  useSaveMessagePreference,
  useSaveMessageSettings,
  useSaveMessageText,
  useSaveMorningMail,
  useSendAgain,
  useSendTestMessage,
} from '../messages/messages-mutations.ts';
export {
  messagePreferencesQuery,
  messageSettingsQuery,
  messagesQuery,
  messageTextsQuery,
  morningMailQuery,
  noticesQuery,
  ownMessagesQuery,
  unreadNoticesQuery,
} from '../messages/messages-queries.ts';
export { messageEventOf, noticeTitle } from '../messages/notices/notice.ts';
export type { Notice } from '../messages/notices/notices-answers.ts';
export { useLiveNotices } from '../messages/notices/use-live-notices.ts';
export { useTold } from '../messages/notices/use-told.ts';
export { previewMessage } from '../messages/preview-message.ts';
export { whatsAppAddress } from '../messages/whatsapp-address.ts';
