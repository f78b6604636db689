export type { SignedInDevice } from '../profile/profile.ts';
export { closeOwnAccount, exportOwnData, saveProfile } from '../profile/profile-actions.ts';
export { useEndOtherSessions, useEndSession } from '../profile/profile-mutations.ts';
export { sessionsQuery } from '../profile/profile-queries.ts';
