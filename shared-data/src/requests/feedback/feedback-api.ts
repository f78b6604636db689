import type { Result } from '../../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../../foundation/client/client.ts';
import type { Feedback } from './feedback-answers.ts';

export interface GivenFeedback {
  /** 1 to 5. */
  score: number;
  words: string;
}

/** The answer of the signed-in customer, once. The same answer again succeeds, another one is a 'conflict'. */
export const giveFeedback = (
  portal: PortalClient,
  { requestId, ...given }: GivenFeedback & { requestId: number },
): Promise<Result<Feedback>> =>
  portal.request((client) => client.rpc('give_feedback', { request_id: requestId, ...given }));

/** `giveFeedback` for whoever has the request's link. Fails as `openLink`. */
export const feedbackByLink = (
  portal: FunctionCaller,
  given: GivenFeedback & { token: string },
): Promise<Result<Feedback>> => portal.request((client) => client.rpc('feedback_by_link', { ...given }));
