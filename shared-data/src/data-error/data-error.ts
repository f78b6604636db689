/** What went wrong, as far as a screen has to tell the cases apart. */
export type DataErrorKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
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
  'not-found': 'This could not be found.',
  conflict: 'This was changed in the meantime. Reload and try again.',
  changed: 'This has changed since you read it.',
  invalid: 'This could not be accepted. Check what you entered and try again.',
  'too-many': 'Too many attempts. Please wait a few minutes and try again.',
  unexpected: 'Something went wrong. Please try again.',
};

interface DataErrorDetails {
  /** A sentence for people. Absent: the plain sentence of the kind. */
  message?: string;
  /** What the message is about: the name of an input, or the id of a part that is short. */
  field?: string;
  /** The value that stands in the database, where the message is about one that changed or ran short. */
  detail?: string;
  /** The message was written for exactly this case, so a screen shows it in place of its own text. */
  fromServer?: boolean;
  cause?: unknown;
}

const brand = Symbol.for('pitlane.DataError');

/** The only error that leaves the data package. Its message can always be shown: it is never a raw database error. */
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

  /** Every remote bundles this class, and an error made by one copy must be recognised by another. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}

/** A screen's own text. Two, where the specification tells a refusal from a server out of reach (section 8). */
export type OwnText = string | { refused: string; unreachable: string };

/** The screen's own text for an error. */
export function ownTextFor(error: unknown, text: OwnText): string {
  if (typeof text === 'string') return text;
  return error instanceof DataError && error.kind === 'offline' ? text.unreachable : text.refused;
}

/** The server's own sentence where it gave one, else the screen's text (spec section 8, "server message first"). */
export const messageFor = (error: unknown, text: OwnText): string =>
  error instanceof DataError && error.fromServer ? error.message : ownTextFor(error, text);
