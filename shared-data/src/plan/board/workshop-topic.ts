import { useLiveTopic } from '../../foundation/live/use-live-topic.ts';
import { useSession } from '../../foundation/session/session.ts';
import { requestKeys } from '../../requests/requests-keys.ts';

/** Tells staff that a request, a stage or the plan has changed. */
export const workshopTopic = 'workshop';

/** Keeps the open board or schedule as it is in the database, whoever changes it. */
export function useLiveWorkshop(): void {
  const isSignedIn = useSession().account !== null;
  useLiveTopic(isSignedIn ? workshopTopic : undefined, requestKeys.all);
}
