import { type Answer, fail, succeed } from '../answer/answer.ts';
import { toDataError } from '../data-error/to-data-error.ts';
import { supabase } from './portal.ts';
import type { PortalClient } from './portal-client.ts';

interface Reply {
  data: unknown;
  error: unknown;
  status: number;
}

/**
 * Sends one request and answers with its data. Never rejects.
 * `T` is what the function or table is documented to send; the tests against the backend hold it to that.
 */
export async function ask<T>(request: (client: PortalClient) => PromiseLike<Reply>): Promise<Answer<T>> {
  try {
    const { data, error, status } = await request(await supabase());
    return error ? fail(toDataError(error, status)) : succeed(data as T);
  } catch (error) {
    return fail(toDataError(error));
  }
}
