import { type PortalClient, sessionArea } from '@pitlane/shared-data/client';
import type { Account } from '../accounts/account.ts';
import { DataError } from '../data-error/data-error.ts';
import { toDataError } from '../data-error/to-data-error.ts';
import { tidyText } from '../formats/tidy-text.ts';
import { fail, type Result, succeed } from '../result/result.ts';
import { enterAccount } from './enter-account.ts';

/** What the screen's own words would hide: that the server is gone, or has had enough. */
function toRecoveryError(cause: unknown): DataError {
  const error = toDataError(cause);
  const { kind, message } = error;
  return kind === 'offline' || kind === 'too-many'
    ? new DataError(kind, { message, fromServer: true, cause })
    : error;
}

const isRepeated = (error: { code?: string }) => error.code === 'over_email_send_rate_limit';

/**
 * Asks the backend to mail a link that leads to `returnTo`, where a new password is set. It succeeds whether or not
 * an account has this address, so that nobody learns which addresses have one.
 */
export async function requestPasswordReset(
  portal: PortalClient,
  email: string,
  returnTo: URL,
): Promise<Result<void>> {
  try {
    const auth = await portal.auth();
    const { error } = await auth.resetPasswordForEmail(tidyText(email).toLowerCase(), {
      redirectTo: returnTo.href,
    });
    // The backend counts the mails only of addresses that it knows, and one is on its way then.
    return error && !isRepeated(error) ? fail(toRecoveryError(error)) : succeed(undefined);
  } catch (error) {
    return fail(toRecoveryError(error));
  }
}

function toLinkError(cause: { status?: number }): DataError {
  const other = toRecoveryError(cause);
  const wasRefused = cause.status !== undefined && cause.status >= 400 && cause.status < 500;
  if (!wasRefused || other.kind === 'too-many') return other;
  const message = 'This link has expired or was used already. Ask for a new one.';
  return new DataError('not-found', { message, fromServer: true, cause });
}

/**
 * Signs in the person to whom the link was mailed, until the tab closes. The link works once.
 * A link that is too old or was used answers an error of kind 'not-found'.
 */
export async function openRecoveryLink(portal: PortalClient, tokenHash: string): Promise<Result<Account>> {
  try {
    const auth = await portal.auth();
    return await sessionArea.runSignIn(false, async () => {
      const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: tokenHash });
      return error ? fail(toLinkError(error)) : await enterAccount(portal);
    });
  } catch (error) {
    return fail(toRecoveryError(error));
  }
}
