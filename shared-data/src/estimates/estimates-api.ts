import { pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type {
  Answered,
  EstimateList,
  EstimateToAnswer,
  RequestEstimate,
  SentEstimate,
} from './estimates-answers.ts';
import type { EstimateFilter } from './estimates-keys.ts';

/** The longest waiting first; answered ones of the last 90 days, newest first. Managers only. */
export const listEstimates = (
  portal: PortalClient,
  { state, search, page }: EstimateFilter,
  signal: AbortSignal,
): Promise<Result<EstimateList>> =>
  portal.request((client) =>
    client.rpc('list_estimates', { state, search, page, page_size: pageSize }).abortSignal(signal),
  );

/** The signed-in customer's, the longest waiting first. */
export const listEstimatesToAnswer = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<EstimateToAnswer[]>> =>
  portal.request((client) => client.rpc('estimates_to_answer').abortSignal(signal));

export const getRequestEstimate = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<RequestEstimate>> =>
  portal.request((client) => client.rpc('request_estimate', { request_id: requestId }).abortSignal(signal));

/** Sends all proposed lines, which must have a price; again without a change: the same. */
export const sendEstimate = (portal: PortalClient, requestId: number): Promise<Result<SentEstimate>> =>
  portal.request((client) => client.rpc('send_estimate', { request_id: requestId }));

/** An answer to one line. */
export interface Decision {
  line_id: number;
  /** The one that was seen. */
  version: number;
  approve: boolean;
  /** Why not. */
  reason?: string | null;
}

export interface Answer {
  requestId: number;
  decisions: readonly Decision[];
  /** Who signs or answered. */
  name: string;
  /** Of an answer that a manager records; without one, the customer answers. */
  channel?: 'phone' | 'in_person';
  /** A uuid per form: a retry with the same key returns the first result. */
  idempotencyKey?: string;
}

/** All or none; 'changed' when a line is another than was seen, 'conflict' when it is decided already. */
export const decideLines = (
  portal: PortalClient,
  { requestId, decisions, name, channel, idempotencyKey }: Answer,
): Promise<Result<Answered>> =>
  portal.request((client) =>
    client.rpc('decide_lines', {
      request_id: requestId,
      decisions: decisions.map((decision) => ({ ...decision })),
      decided_by_name: name,
      channel,
      idempotency_key: idempotencyKey,
    }),
  );
