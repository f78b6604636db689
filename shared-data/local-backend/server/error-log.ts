import { AsyncLocalStorage } from 'node:async_hooks';

const handlingRequest = new AsyncLocalStorage<(text: string) => string>();
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

/**
 * Handles a request without logging the client's errors, which Lite would, and without sent values in other errors.
 * @param address of the request.
 */
export function withFilteredErrorLog<Result>(
  address: string,
  handle: () => Promise<Result>,
): Promise<Result> {
  if (console.error !== filteredError) {
    const log = console.error;
    filteredError = (...values) => {
      const clean = handlingRequest.getStore();
      if (!(clean && values.some(isClientError)))
        log(...values.map((value) => redact(value, clean ?? String)));
    };
    console.error = filteredError;
  }
  return handlingRequest.run(withoutValuesOf(address), handle);
}
