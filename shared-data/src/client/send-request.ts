import { toDataError } from '../data-error/to-data-error.ts';
import { fail, type Result, succeed } from '../result/result.ts';
import type { DataClient } from './data-client.ts';

interface ClientResponse {
  data: unknown;
  error: unknown;
  status: number;
}

/**
 * Sends one request. Never rejects.
 * `T` is the documented response of the function or table; the backend tests check it.
 */
export type SendRequest = <T>(build: (data: DataClient) => PromiseLike<ClientResponse>) => Promise<Result<T>>;

/** Sends requests with a client that may have to be loaded first. */
export const sendWith =
  (open: () => DataClient | Promise<DataClient>): SendRequest =>
  async <T>(build: Parameters<SendRequest>[0]): Promise<Result<T>> => {
    try {
      const { data: rows, error, status } = await build(await open());
      return error ? fail(toDataError(error, status)) : succeed(rows as T);
    } catch (error) {
      return fail(toDataError(error));
    }
  };
