import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Account } from '../../foundation/session/account.ts';
import type { OwnData, SignedInDevice } from './profile-answers.ts';
import type { ProfileDetails } from './profile-details.ts';

export const updateProfile = (
  portal: PortalClient,
  { name, phone, address }: ProfileDetails,
): Promise<Result<Account>> =>
  portal.request((client) => client.rpc('update_profile', { name, phone, address }));

/** This device first, then the last used. */
export const listSessions = (portal: PortalClient, signal: AbortSignal): Promise<Result<SignedInDevice[]>> =>
  portal.request((client) => client.rpc('list_sessions').abortSignal(signal));

export const endSession = (portal: PortalClient, sessionId: string): Promise<Result<void>> =>
  portal.request((client) => client.rpc('end_session', { session_id: sessionId }));

/** Resolves to the number of ended sessions. */
export const endOtherSessions = (portal: PortalClient): Promise<Result<number>> =>
  portal.request((client) => client.rpc('end_other_sessions'));

/** Everything that is stored about the signed-in customer. */
export const getOwnData = (portal: PortalClient): Promise<Result<OwnData>> =>
  portal.request((client) => client.rpc('own_data'));

/** Invalid with the field `password` for a wrong one; a conflict with open requests. */
export const closeAccount = (request: PortalClient['request'], password: string): Promise<Result<unknown>> =>
  request((client) => client.rpc('close_account', { password }));
