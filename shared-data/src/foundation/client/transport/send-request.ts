import { DataError } from '../../answers/data-error.ts';
import { fail, type Result, succeed } from '../../answers/result.ts';
import { toDataError } from '../../answers/to-data-error.ts';
import type { ClientResponse, FunctionsClient } from '../functions-client.ts';
import type { DataClient } from '../supabase-client.ts';

/** What the backend answers a request with. */
type AnswerOf<Response extends ClientResponse> = Extract<Response, { success: true }>['data'];

/** Sends one request. Never rejects. The answer's type is that of the function or table it asks. */
export type SendRequest<Client = DataClient> = <Response extends ClientResponse>(
  build: (data: Client) => PromiseLike<Response>,
) => Promise<Result<AnswerOf<Response>>>;

/** What calls functions of the database and nothing else: the client of the portal, or of a page without a login. */
export interface FunctionCaller {
  request: SendRequest<FunctionsClient>;
}

const hasSucceeded = <Response extends ClientResponse>(
  response: Response,
): response is Extract<Response, { success: true }> => response.success;

/**
 * Sends requests with a client that may have to be loaded first. `noteSession` is called for each, and what it returns says
 * whether the request's session has ended before it could be sent.
 */
export const sendWith =
  <Client>(
    open: () => Client | Promise<Client>,
    noteSession: () => () => boolean = () => () => false,
  ): SendRequest<Client> =>
  async (build) => {
    const hasEnded = noteSession();
    try {
      const client = await open();
      if (hasEnded()) return fail(new DataError('signed-out'));
      return await build(client).then((response) =>
        hasSucceeded(response) ? succeed(response.data) : fail(toDataError(response.error, response.status)),
      );
    } catch (error) {
      return fail(toDataError(error));
    }
  };
