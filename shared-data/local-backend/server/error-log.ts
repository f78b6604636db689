import { AsyncLocalStorage } from 'node:async_hooks';
import { diskIsFull } from '../../src/foundation/answers/to-data-error.ts';
import { isDiskFull, isFoundDamage, problemText } from '../data/problem-text.ts';

interface HandledRequest {
  /** Leaves out of a text what was sent. */
  clean: (text: string) => string;
  /** Whether its writes found no space. */
  foundDiskFull: boolean;
  /** Whether what it reads or writes is damaged. */
  foundDamage: boolean;
}

const handlingRequest = new AsyncLocalStorage<HandledRequest>();
let filteredError: typeof console.error | undefined;

/** Invalid input, a missing permission or a conflict: the caller's error, not a failure of the backend. */
const isClientError = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  /^(PT4\d\d|22\d{3}|22\w{3}|23\d{3}|42501|25006|PGRST\w+)$/.test(String(value.code));

/** What leaves out of a text whatever the address of a request has behind its question mark: a token, a code, a name. */
function withoutValuesOf(address: string): (text: string) => string {
  const values = [...new URL(address).searchParams.values()].filter(({ length }) => length > 2);
  const sent = values.join(' ');
  return (text) => {
    const rest = values.reduce((left, value) => left.replaceAll(value, '…'), text);
    // Lite's parser also reports pieces of a value.
    return rest.replace(/[\w-]{8,}/g, (word) => (sent.includes(word) ? '…' : word));
  };
}

/** A database error carries the values that were sent, and passwords are among them. */
function redact(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (!(value instanceof Error)) return value;
  for (const field of ['params', 'parameters', 'detail']) Reflect.deleteProperty(value, field);
  // Besides the message and the stack, such as the statement: a column may have the name that was sent.
  for (const field of Reflect.ownKeys(value))
    Reflect.set(value, field, redact(Reflect.get(value, field), clean));
  return value;
}

/** As our SQL functions refuse, and as Storage does. */
const refusal = (status: 500 | 507, message: string) =>
  Response.json(
    { code: `PT${status}`, statusCode: String(status), message, details: null, hint: null },
    { status },
  );

/**
 * Handles a request without logging the client's errors, which Lite would, and without sent values in other errors. A
 * full disk and a damaged database are said in words, in the log and in the response.
 * @param address of the request.
 * @param describeDamage says that the database is damaged and how to go on; without it, that is an error like any other.
 */
export function withFilteredErrorLog(
  address: string,
  handle: () => Promise<Response>,
  describeDamage?: () => string,
): Promise<Response> {
  if (console.error !== filteredError) {
    const log = console.error;
    filteredError = (...values) => {
      const request = handlingRequest.getStore();
      if (request && values.some(isClientError)) return;
      const full = values.find(isDiskFull);
      if (request && full) request.foundDiskFull = true;
      if (request && values.some(isFoundDamage)) request.foundDamage = true;
      log(...(full ? [problemText(full)] : values.map((value) => redact(value, request?.clean ?? String))));
    };
    console.error = filteredError;
  }
  const request: HandledRequest = {
    clean: withoutValuesOf(address),
    foundDiskFull: false,
    foundDamage: false,
  };
  return handlingRequest.run(request, async () => {
    const response = await handle();
    if (response.status < 500) return response;
    if (request.foundDiskFull) return refusal(507, diskIsFull);
    if (!request.foundDamage || !describeDamage) return response;
    const words = describeDamage();
    console.error(words);
    return refusal(500, words);
  });
}
