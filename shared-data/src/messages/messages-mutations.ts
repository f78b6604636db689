import { forEach } from '../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import {
  openInWhatsApp,
  saveMessagePreference,
  saveMessageSettings,
  saveMessageText,
  saveMorningMail,
  sendAgain,
  sendTestMessage,
} from './messages-api.ts';
import { messageKeys, noticeKeys } from './messages-keys.ts';
import { markNoticeRead, markRead } from './notices/notices-api.ts';

/** Notes that a message is opened in WhatsApp. */
export const useOpenInWhatsApp = () =>
  useDomainMutation({ send: openInWhatsApp, changes: [messageKeys.all] });

/** Takes the ids of one or several messages, each with its own outcome. */
export const useSendAgain = () =>
  useDomainMutation({
    send: forEach(sendAgain),
    changes: [messageKeys.all],
    refreshesOnFailure: true,
  });

export const useSaveMessageSettings = () =>
  useDomainMutation({ send: saveMessageSettings, changes: [messageKeys.all], refreshesOnFailure: true });

export const useSaveMessageText = () =>
  useDomainMutation({ send: saveMessageText, changes: [messageKeys.texts()], refreshesOnFailure: true });

export const useSendTestMessage = () =>
  useDomainMutation({ send: sendTestMessage, changes: [messageKeys.all] });

export const useSaveMessagePreference = () =>
  useDomainMutation({ send: saveMessagePreference, changes: [messageKeys.preferences()] });

/** Takes whether the manager wants it. */
export const useSaveMorningMail = () =>
  useDomainMutation({ send: saveMorningMail, changes: [messageKeys.morningMail()] });

/** Takes the id of the last notice that was seen. */
export const useMarkRead = () => useDomainMutation({ send: markRead, changes: [noticeKeys.all] });

/** Takes the id of a notice that was followed. */
export const useMarkNoticeRead = () => useDomainMutation({ send: markNoticeRead, changes: [noticeKeys.all] });
