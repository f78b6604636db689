import { DataError } from '../data-error/data-error.ts';
import { toDataError } from '../data-error/to-data-error.ts';

const messages = {
  invalid: 'Invalid email or password',
  noRole: 'Login failed',
  other: 'Login failed. Please try again.',
};

const isWrongCredentials = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'invalid_credentials') || ('status' in error && error.status === 400));

/** A failed sign-in with the sentence of spec section 8; too many attempts and no connection say so. */
export function toSignInError(cause: unknown): DataError {
  if (isWrongCredentials(cause)) {
    return new DataError('invalid', { message: messages.invalid, fromServer: true, cause });
  }
  const { kind, message } = toDataError(cause);
  const saysEnough = kind === 'offline' || kind === 'too-many';
  return new DataError(kind, { message: saysEnough ? message : messages.other, fromServer: true, cause });
}

/** The login exists, but is neither a customer's nor a manager's nor a mechanic's. */
export const noRoleError = () => new DataError('forbidden', { message: messages.noRole, fromServer: true });
