import { DataError, type DataErrorKind } from './data-error.ts';

/** The common fields of PostgREST's and Supabase Auth's errors. */
interface ServerError {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  hint?: unknown;
  details?: unknown;
  status?: unknown;
}

/** Raised by our SQL functions, with messages for users (supabase/README.md, "Errors"). */
const raisedByUs = new Map<string, DataErrorKind>(
  Object.entries({
    PT400: 'invalid',
    PT401: 'signed-out',
    PT403: 'forbidden',
    PT404: 'not-found',
    PT409: 'conflict',
    PT412: 'changed',
    PT428: 'unconfirmed',
    PT429: 'too-many',
    PT500: 'unexpected',
    PT507: 'unexpected',
  }),
);

const kindOfCode = new Map<string, DataErrorKind>(
  Object.entries({
    PGRST301: 'signed-out',
    PGRST302: 'signed-out',
    PGRST303: 'signed-out',
    PGRST116: 'not-found',
    42501: 'forbidden',
    23503: 'conflict',
    23505: 'conflict',
    '40001': 'conflict',
    '40P01': 'conflict',
    23502: 'invalid',
    23514: 'invalid',
    session_not_found: 'signed-out',
    user_not_found: 'signed-out',
    over_request_rate_limit: 'too-many',
  }),
);

const kindOfStatus: Record<number, DataErrorKind> = {
  0: 'offline',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  428: 'unconfirmed',
  429: 'too-many',
  502: 'offline',
  503: 'offline',
  504: 'offline',
};

/** The disk of the database, or of the embedded backend, is full. */
export const diskIsFull =
  "The disk of the garage's server is full, so this was not stored. Tell whoever runs the server, then try again.";

/** What the database says in its own terms, by SQLSTATE. Any other has the sentence of its kind. */
const sentenceOfCode = new Map(
  Object.entries({
    22001: 'A text is too long. Shorten it and try again.',
    22003: 'A number is too large. Check what you entered and try again.',
    22007: 'A date or time is not valid. Check what you entered and try again.',
    22008: 'A date or time is not valid. Check what you entered and try again.',
    22021: 'A text has a character that cannot be used.',
    '22P05': 'A text has a character that cannot be used.',
    53100: diskIsFull,
    57014: 'This took too long. Search for less and try again.',
  }),
);

/** SQLSTATE class 22, "data exception": a value that does not fit its type or column. */
const isDataException = (code: string) => /^22[0-9A-Z]{3}$/.test(code);

function kindOf(code: string, status: number | undefined): DataErrorKind {
  // A visitor gets the same SQLSTATE as a user without the permission.
  if (status === 401) return 'signed-out';
  if (isDataException(code)) return 'invalid';
  return kindOfCode.get(code) ?? kindOfStatus[status ?? -1] ?? 'unexpected';
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const isServerError = (error: unknown): error is ServerError => typeof error === 'object' && error !== null;

/** No response: no network, a timeout, an aborted request, or a chunk that failed to load. */
const isUnreachable = (error: unknown) =>
  isServerError(error) && ['AbortError', 'TimeoutError', 'ChunkLoadError'].includes(String(error.name));

/**
 * Converts any error of PostgREST, Supabase Auth or the network.
 * @param status HTTP status of the response where the error has none; 0 means no response.
 */
export function toDataError(error: unknown, status?: number): DataError {
  if (error instanceof DataError) return error;
  if (isUnreachable(error)) return new DataError('offline', { cause: error });
  if (!isServerError(error)) {
    return new DataError(kindOf('', status), { cause: error });
  }
  const code = typeof error.code === 'string' ? error.code : '';
  const ours = raisedByUs.get(code);
  if (!ours) {
    const own = typeof error.status === 'number' ? error.status : status;
    return new DataError(kindOf(code, own), { message: sentenceOfCode.get(code), cause: error });
  }
  return new DataError(ours, {
    message: textOf(error.message),
    field: textOf(error.hint),
    detail: textOf(error.details),
    fromServer: true,
    cause: error,
  });
}
