import { AsyncLocalStorage } from 'node:async_hooks';

const handlingRequest = new AsyncLocalStorage<true>();
let filteredError: typeof console.error | undefined;

/** Invalid input, a missing permission or a conflict: the caller's error, not a failure of the backend. */
const isClientError = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  /^(PT4\d\d|22\d{3}|22\w{3}|23\d{3}|42501|25006|PGRST\w+)$/.test(String(value.code));

/** A database error carries the values that were sent, and passwords are among them. */
function redact(value: unknown): unknown {
  if (value instanceof Error) {
    for (const field of ['params', 'detail']) Reflect.deleteProperty(value, field);
  }
  return value;
}

/** Handles a request without logging the client's errors, which Lite would, and without sent values in other errors. */
export function withFilteredErrorLog<Result>(handle: () => Promise<Result>): Promise<Result> {
  if (console.error !== filteredError) {
    const log = console.error;
    filteredError = (...values) => {
      if (!(handlingRequest.getStore() && values.some(isClientError))) log(...values.map(redact));
    };
    console.error = filteredError;
  }
  return handlingRequest.run(true, handle);
}
