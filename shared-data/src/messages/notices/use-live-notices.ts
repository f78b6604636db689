import { useLiveTopic } from '../../foundation/live/use-live-topic.ts';
import { useSession } from '../../foundation/session/session.ts';
import { noticeKeys } from '../messages-keys.ts';

/** Keeps the number of the signed-in person's unread notices as it is in the database; each has a topic of their own. */
export function useLiveNotices(): void {
  const personId = useSession().account?.id;
  useLiveTopic(personId && `notices:${personId}`, noticeKeys.unread());
}
