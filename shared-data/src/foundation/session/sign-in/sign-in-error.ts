import { DataError } from '../../answers/data-error.ts';
import { toDataError } from '../../answers/to-data-error.ts';
import { isCaptchaError, toCaptchaError } from './captcha-error.ts';

const messages = {
  invalid: 'Invalid email or password',
  noRole: 'Login failed',
  unreachable: "Login failed. The garage's server cannot be reached. Check your connection and try again.",
  other: 'Login failed. Please try again.',
};

const isWrongCredentials = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'invalid_credentials') || ('status' in error && error.status === 400));

/** What the login says of each refusal. */
export function toSignInError(cause: unknown): DataError {
  if (isCaptchaError(cause)) return toCaptchaError(cause);
  if (isWrongCredentials(cause)) {
    return new DataError('invalid', { message: messages.invalid, fromServer: true, cause });
  }
  const { kind, message } = toDataError(cause);
  const messageOf = { offline: messages.unreachable, 'too-many': message };
  const shown = kind === 'offline' || kind === 'too-many' ? messageOf[kind] : messages.other;
  return new DataError(kind, { message: shown, fromServer: true, cause });
}

/** The login exists, but has no role. */
export const noRoleError = () => new DataError('forbidden', { message: messages.noRole, fromServer: true });
