export {
  type ChosenMessageSettings,
  capturedLabel,
  describeChannels,
  type Message,
  type MessageChannel,
  type MessageEvent,
  type MessagePreference,
  type MessageSettings,
  type MessageState,
  type MessageText,
  messageChannelLabels,
  messageEvents,
  messageKindLabels,
  messageKinds,
  messageStateLabels,
  messageStates,
  type OptOut,
  type OwnMessage,
  type Reach,
} from '../messages/message.ts';
export { answerReminder, optOut, type ReminderAnswer, readOptOut } from '../messages/message-answers-api.ts';
export type { MessageList, WrittenText } from '../messages/messages-api.ts';
export {
  useMarkNoticeRead,
  useMarkRead,
  useSaveMessagePreference,
  useSaveMessageSettings,
  useSaveMessageText,
  useSendAgain,
  useSendTestMessage,
} from '../messages/messages-mutations.ts';
export {
  messagePreferencesQuery,
  messageSettingsQuery,
  messagesQuery,
  messageTextsQuery,
  noticesQuery,
  ownMessagesQuery,
  unreadNoticesQuery,
} from '../messages/messages-queries.ts';
export { messageEventOf, type Notice, noticeTitle } from '../messages/notice.ts';
export { previewMessage } from '../messages/preview-message.ts';
export { useLiveNotices } from '../messages/use-live-notices.ts';
