import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { pollUnlessLive } from '../foundation/live/live-topics.ts';
import {
  getMessagePreferences,
  getMessageSettings,
  getMorningMail,
  listMessages,
  listMessageTexts,
  listOwnMessages,
} from './messages-api.ts';
import { type MessageFilter, messageKeys, noticeKeys, type PageOfMessages } from './messages-keys.ts';
import { getUnreadNotices, listNotices } from './notices/notices-api.ts';

/** Managers only. */
export const messagesQuery = (filter: MessageFilter) =>
  queryOptions({
    queryKey: messageKeys.list(filter),
    queryFn: (context) => unwrap(listMessages(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The signed-in customer's. */
export const ownMessagesQuery = (page: PageOfMessages) =>
  queryOptions({
    queryKey: messageKeys.own(page),
    queryFn: (context) => unwrap(listOwnMessages(portalOf(context), page, context.signal)),
    placeholderData: keepPreviousData,
  });

/** Managers only. */
export const messageSettingsQuery = () =>
  queryOptions({
    queryKey: messageKeys.settings(),
    queryFn: (context) => unwrap(getMessageSettings(portalOf(context), context.signal)),
  });

/** Managers only. */
export const messageTextsQuery = () =>
  queryOptions({
    queryKey: messageKeys.texts(),
    queryFn: (context) => unwrap(listMessageTexts(portalOf(context), context.signal)),
  });

/** The signed-in customer's; null when there is nothing to choose. */
export const messagePreferencesQuery = () =>
  queryOptions({
    queryKey: messageKeys.preferences(),
    queryFn: (context) => unwrap(getMessagePreferences(portalOf(context), context.signal)),
  });

/** The signed-in manager's. */
export const morningMailQuery = () =>
  queryOptions({
    queryKey: messageKeys.morningMail(),
    queryFn: (context) => unwrap(getMorningMail(portalOf(context), context.signal)),
  });

/**
 * Polls every 20 seconds while the page is visible and its Realtime topic is not joined, and is requested again when someone
 * comes back from another tab.
 */
export const unreadNoticesQuery = () =>
  queryOptions({
    queryKey: noticeKeys.unread(),
    queryFn: (context) => unwrap(getUnreadNotices(portalOf(context), context.signal)),
    refetchInterval: pollUnlessLive('notices:'),
    refetchOnWindowFocus: 'always',
  });

export const noticesQuery = (page: PageOfMessages) =>
  queryOptions({
    queryKey: noticeKeys.list(page),
    queryFn: (context) => unwrap(listNotices(portalOf(context), page, context.signal)),
    placeholderData: keepPreviousData,
  });
