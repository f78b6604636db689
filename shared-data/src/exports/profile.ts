export { closeOwnAccount, exportOwnData, saveProfile } from '../profile/profile-actions.ts';
export type { SignedInDevice } from '../profile/profile-answers.ts';
export { useEndOtherSessions, useEndSession } from '../profile/profile-mutations.ts';
export { sessionsQuery } from '../profile/profile-queries.ts';
