import type { DataError } from './data-error.ts';

/** The result of a data call: the data or an error. */
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

/** The data of a result. @throws {DataError} for a failure. */
export async function unwrap<T>(pending: Promise<Result<T>>): Promise<T> {
  const result = await pending;
  if (!result.success) throw result.error;
  return result.data;
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Queries and mutations unwrap results, so they throw nothing else. */
    defaultError: DataError;
  }
}
