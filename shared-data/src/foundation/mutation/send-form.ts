import { DataError, messageFor, type OwnText } from '../answers/data-error.ts';

/** The error that a form shows, with the field that it is about if the server named one. */
export const problemOf = (error: unknown, text: OwnText): { field?: string; message: string } => ({
  ...(error instanceof DataError && error.field !== undefined && { field: error.field }),
  message: messageFor(error, text),
});

/** What a form answers when it has sent something: nothing once `onSent` was called, else the error to show. */
export async function sendForm<Result>(
  sent: Promise<Result>,
  failure: OwnText,
  onSent: (result: Result) => void,
): Promise<ReturnType<typeof problemOf> | undefined> {
  let result: Result;
  try {
    result = await sent;
  } catch (error) {
    return problemOf(error, failure);
  }
  onSent(result);
  return undefined;
}
