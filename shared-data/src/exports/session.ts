export type {
  Account,
  Role,
} from '../accounts/account.ts';
export { holdsRight, type ManagerRight } from '../accounts/manager-rights.ts';
export { hasUnsentWork, pagesOf, storedKeys } from '../session/personal-storage.ts';
export { createQueryClient } from '../session/query-client.ts';
export { readSession } from '../session/read-session.ts';
export { replaceAccount } from '../session/replace-account.ts';
export { SessionProvider, useSession } from '../session/session-provider.tsx';
export { type SignedOutReason, signedOutReason } from '../session/session-state.ts';
export { openRecoveryLink, requestPasswordReset } from '../session/sign-in/password-recovery.ts';
export { signIn } from '../session/sign-in/sign-in.ts';
export { leaveClosedAccount, signOut } from '../session/sign-out.ts';
