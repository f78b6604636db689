import { DataError } from '../../answers/data-error.ts';
import { fail, type Result, succeed } from '../../answers/result.ts';
import { toDataError } from '../../answers/to-data-error.ts';
import { type PortalClient, sessionArea } from '../../client/client.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import type { Account } from '../account.ts';
import { isCaptchaError, toCaptchaError } from './captcha-error.ts';
import { enterAccount } from './enter-account.ts';

/** Shows messages that the screen's own text would hide: server unreachable, too many requests, a refused captcha. */
function toRecoveryError(cause: unknown): DataError {
  if (isCaptchaError(cause)) return toCaptchaError(cause);
  const error = toDataError(cause);
  const { kind, message } = error;
  return kind === 'offline' || kind === 'too-many'
    ? new DataError(kind, { message, fromServer: true, cause })
    : error;
}

const isRepeated = (error: { code?: string }) => error.code === 'over_email_send_rate_limit';

/**
 * Requests an email with a link to `returnTo`, where a new password is set. Succeeds for unknown emails too, so that
 * registered ones are not revealed. `captchaToken` is needed where Auth demands one.
 */
export async function requestPasswordReset(
  portal: PortalClient,
  email: string,
  returnTo: URL,
  captchaToken?: string,
): Promise<Result<void>> {
  try {
    const auth = await portal.auth();
    const { error } = await auth.resetPasswordForEmail(tidyText(email).toLowerCase(), {
      redirectTo: returnTo.href,
      captchaToken,
    });
    // Only registered emails are rate-limited by email, and one has already been sent then.
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
 * Signs in with an emailed link, until the tab closes. A link works once.
 * An expired or used link returns an error of kind 'not-found'.
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
