import { AsyncLocalStorage } from 'node:async_hooks';

const answering = new AsyncLocalStorage<true>();
let quiet: typeof console.error | undefined;

/** Wrong input, a lack of rights or a conflict: an answer to whoever asked, not a failure of the backend. */
const isRefusal = (thing: unknown) =>
  typeof thing === 'object' &&
  thing !== null &&
  'code' in thing &&
  /^(PT4\d\d|22\d{3}|22\w{3}|23\d{3}|42501|25006|PGRST\w+)$/.test(String(thing.code));

/** A failure of the database carries the values that were sent, and passwords are among them. */
function withoutValues(thing: unknown): unknown {
  if (thing instanceof Error)
    for (const values of ['params', 'detail']) Reflect.deleteProperty(thing, values);
  return thing;
}

/**
 * Answers a request without printing the refusals among its answers, which Lite would, and without what people sent
 * in the failures that are printed.
 */
export function withoutPrintedRefusals<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  if (console.error !== quiet) {
    const print = console.error;
    quiet = (...things) => {
      if (!(answering.getStore() && isRefusal(things[0]))) print(...things.map(withoutValues));
    };
    console.error = quiet;
  }
  return answering.run(true, answer);
}
