import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { endOtherSessions, endSession } from './profile-api.ts';
import { profileKeys } from './profile-keys.ts';

/** Takes the id of a session. */
export const useEndSession = () =>
  useDomainMutation({ send: endSession, changes: [profileKeys.sessions()], refreshesOnFailure: true });

/** Resolves to the number of ended sessions. */
export const useEndOtherSessions = () =>
  useDomainMutation({ send: endOtherSessions, changes: [profileKeys.sessions()], refreshesOnFailure: true });
