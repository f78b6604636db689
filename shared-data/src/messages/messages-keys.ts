import type { MessageEvent, MessageState } from './message.ts';

export interface MessageFilter extends PageOfMessages {
  state?: MessageState;
  /** Name, email, phone, plate or service. */
  search?: string;
}

export interface PageOfMessages {
  /** From 1. */
  page: number;
}

export const messageKeys = {
  all: ['messages'] as const,
  list: (filter: MessageFilter) => [...messageKeys.all, 'list', filter] as const,
  own: (page: PageOfMessages) => [...messageKeys.all, 'own', page] as const,
  settings: () => [...messageKeys.all, 'settings'] as const,
  texts: () => [...messageKeys.all, 'texts'] as const,
  told: (told: { requestId: number; event: MessageEvent }) => [...messageKeys.all, 'told', told] as const,
  preferences: () => [...messageKeys.all, 'preferences'] as const,
  morningMail: () => [...messageKeys.all, 'morning-mail'] as const,
};

export const noticeKeys = {
  all: ['notices'] as const,
  unread: () => [...noticeKeys.all, 'unread'] as const,
  list: (page: PageOfMessages) => [...noticeKeys.all, 'list', page] as const,
};
