import { type Page, pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { PageOfMessages } from '../messages-keys.ts';
import type { Notice, UnreadNotices } from './notices-answers.ts';

/** Cheap enough to ask often. */
export const getUnreadNotices = (portal: PortalClient, signal: AbortSignal): Promise<Result<UnreadNotices>> =>
  portal.request((client) => client.rpc('unread_notices').abortSignal(signal));

/** The signed-in person's, newest first. */
export const listNotices = (
  portal: PortalClient,
  { page }: PageOfMessages,
  signal: AbortSignal,
): Promise<Result<Page<Notice>>> =>
  portal.request((client) => client.rpc('list_notices', { page, page_size: pageSize }).abortSignal(signal));

/** All notices up to this id. */
export const markRead = (portal: PortalClient, upTo: number): Promise<Result<UnreadNotices>> =>
  portal.request((client) => client.rpc('mark_read', { up_to: upTo }));

export const markNoticeRead = (portal: PortalClient, noticeId: number): Promise<Result<UnreadNotices>> =>
  portal.request((client) => client.rpc('mark_notice_read', { notice_id: noticeId }));
