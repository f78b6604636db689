import { toDataError } from '../data-error/to-data-error.ts';
import { fail, type Result, succeed } from '../result/result.ts';
import type { ClientResponse, FunctionsClient } from './functions-client.ts';
import type { DataClient } from './supabase-client.ts';

/**
 * Sends one request. Never rejects.
 * `T` is the documented response of the function or table; the backend tests check it.
 */
export type SendRequest<Client = DataClient> = <T>(
  build: (data: Client) => PromiseLike<ClientResponse>,
) => Promise<Result<T>>;

/** What calls functions of the database and nothing else: the client of the portal, or of a page without a login. */
export interface FunctionCaller {
  request: SendRequest<FunctionsClient>;
}

/** Sends requests with a client that may have to be loaded first. */
export const sendWith =
  <Client>(open: () => Client | Promise<Client>): SendRequest<Client> =>
  async <T>(build: (data: Client) => PromiseLike<ClientResponse>): Promise<Result<T>> => {
    try {
      const { data: rows, error, status } = await build(await open());
      return error ? fail(toDataError(error, status)) : succeed(rows as T);
    } catch (error) {
      return fail(toDataError(error));
    }
  };
