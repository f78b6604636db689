/** The kinds of errors that screens distinguish. */
export type DataErrorKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'unconfirmed'
  | 'not-found'
  | 'conflict'
  | 'changed'
  | 'invalid'
  | 'too-many'
  | 'unexpected';

const sentences: Record<DataErrorKind, string> = {
  offline: "The garage's server cannot be reached. Check your connection and try again.",
  'signed-out': 'Your session has ended. Please log in again.',
  forbidden: 'You are not allowed to do this.',
  unconfirmed: 'Confirm with a code from your authenticator app.',
  'not-found': 'This could not be found.',
  conflict: 'This was changed in the meantime. Reload and try again.',
  changed: 'This has changed since you read it.',
  invalid: 'This could not be accepted. Check what you entered and try again.',
  'too-many': 'Too many attempts. Please wait a few minutes and try again.',
  unexpected: 'Something went wrong. Please try again.',
};

interface DataErrorDetails {
  /** The message to show; the default message of the kind when absent. */
  message?: string;
  /** The invalid field's name, or the id of a part with insufficient stock. */
  field?: string;
  /** The current database value, for a conflict or insufficient stock. */
  detail?: string;
  /** The server's message is specific, so a screen shows it instead of its own text. */
  fromServer?: boolean;
  cause?: unknown;
}

const brand = Symbol.for('pitlane.DataError');

/** The only error thrown by the data package. Its message can be shown: it is never a raw database error. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  readonly field: string | undefined;
  readonly detail: string | undefined;
  readonly fromServer: boolean;
  readonly [brand] = true;

  constructor(
    kind: DataErrorKind,
    { message, field, detail, fromServer = false, cause }: DataErrorDetails = {},
  ) {
    super(message ?? sentences[kind], { cause });
    this.name = 'DataError';
    this.kind = kind;
    this.field = field;
    this.detail = detail;
    this.fromServer = fromServer;
  }

  /** Every remote may bundle its own copy of this class, and `instanceof` must work across copies. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}

/** A screen's own text, or two where a refusal by the server and a lost connection are told apart. */
export type OwnText = string | { refused: string; unreachable: string };

/** The screen's own text for an error. */
export function ownTextFor(error: unknown, text: OwnText): string {
  if (typeof text === 'string') return text;
  return error instanceof DataError && error.kind === 'offline' ? text.unreachable : text.refused;
}

/** The server's specific message, else the screen's text. */
export const messageFor = (error: unknown, text: OwnText): string =>
  error instanceof DataError && error.fromServer ? error.message : ownTextFor(error, text);
