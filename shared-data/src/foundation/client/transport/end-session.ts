import { DataError } from '../../answers/data-error.ts';
import { fail } from '../../answers/result.ts';
import type { SendRequest } from './send-request.ts';

/** Runs what ends the session on the server, and rejects as it does. */
export type EndSession = <Answer>(run: (request: SendRequest) => Promise<Answer>) => Promise<Answer>;

/**
 * Nothing is asked beside a request that ends the session, which would refuse it: `endSession` waits for requests that were
 * sent before; those made during the request wait for it, and fail unsent once the session has ended.
 */
export function withEndOfSession(send: SendRequest): { request: SendRequest; endSession: EndSession } {
  const unanswered = new Set<Promise<unknown>>();
  let ending: Promise<boolean> | undefined;
  const request: SendRequest = async (build) => {
    if (ending && (await ending)) return fail(new DataError('signed-out'));
    const sent = send(build);
    unanswered.add(sent);
    try {
      return await sent;
    } finally {
      unanswered.delete(sent);
    }
  };
  const endSession: EndSession = async (run) => {
    const { promise, resolve: finish } = Promise.withResolvers<boolean>();
    ending = promise;
    try {
      await Promise.allSettled(unanswered);
      const answer = await run(send);
      finish(true);
      return answer;
    } catch (error) {
      finish(false);
      throw error;
    } finally {
      ending = undefined;
    }
  };
  return { request, endSession };
}
