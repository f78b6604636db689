import type { DataError } from '../data-error/data-error.ts';

/** What a data call answers (spec section 7): the data, or the reason why there is none. */
export type Result<T> =
  | { success: true; data: T; message?: string }
  | { success: false; data: null; message: string; error: DataError };

export const succeed = <T>(data: T): Result<T> => ({ success: true, data });

export const fail = (error: DataError): Result<never> => ({
  success: false,
  data: null,
  message: error.message,
  error,
});

/** The data of an answer. @throws {DataError} when there is none. */
export async function unwrap<T>(pending: Promise<Result<T>>): Promise<T> {
  const answer = await pending;
  if (!answer.success) throw answer.error;
  return answer.data;
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Queries and mutations unwrap an answer, so nothing else is ever thrown. */
    defaultError: DataError;
  }
}
