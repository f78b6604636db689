import { requestKeys } from '../requests/requests-keys.ts';
import { useSession } from '../session/session.ts';
import { useLiveTopic } from './use-live-topic.ts';

/** Tells staff that a request, a stage or the plan has changed. */
export const workshopTopic = 'workshop';

/** Keeps the open board or schedule as it is in the database, whoever changes it. */
export function useLiveWorkshop(): void {
  const isSignedIn = useSession().account !== null;
  useLiveTopic(isSignedIn ? workshopTopic : undefined, requestKeys.all);
}
