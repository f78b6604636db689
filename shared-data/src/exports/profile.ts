export { closeOwnAccount, exportOwnData, saveProfile } from '../audit/profile/profile-actions.ts';
export type { SignedInDevice } from '../audit/profile/profile-answers.ts';
export { useEndOtherSessions, useEndSession } from '../audit/profile/profile-mutations.ts';
export { sessionsQuery } from '../audit/profile/profile-queries.ts';
