import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { LowerReason } from '../../vehicles/care/use-lower-reading.ts';
import type { CompletedJob, RequestState, StartedJob } from '../requests-answers.ts';
import type { JobDetails } from './jobs-answers.ts';

/** A job of the signed-in mechanic, any for a manager. */
export const getJobDetails = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<JobDetails>> =>
  portal.request((client) => client.rpc('job_details', { request_id: requestId }).abortSignal(signal));

/** approved → in_progress. @param pressedAt when it was pressed without a network. */
export const startJob = (
  portal: PortalClient,
  requestId: number,
  pressedAt?: string,
): Promise<Result<StartedJob>> =>
  portal.request((client) =>
    client.rpc('start_job', { request_id: requestId, ...(pressedAt && { pressed_at: pressedAt }) }),
  );

/** in_progress → approved, "Put in Queue" */
export const queueJob = (portal: PortalClient, requestId: number): Promise<Result<RequestState>> =>
  portal.request((client) => client.rpc('queue_job', { request_id: requestId }));

export interface JobCompletion {
  requestId: number;
  mechanicNotes: string;
  /** Rupees; null takes the estimate. */
  finalCost: number | null;
  parts: readonly { partId: number; quantity: number }[];
  /** What the odometer shows after the work, if someone looked. */
  kilometres?: number;
  /** Why they are right below the last reading; without it that is a conflict of the field `kilometres`. */
  lowerIs?: LowerReason;
  /** A uuid per completion: a retry with the same key returns the first result. */
  idempotencyKey?: string;
  /** When it was pressed without a network: the own clock ends then. */
  pressedAt?: string;
}

/** in_progress → completed, with stock, parts used, notes and cost in one transaction. */
export const completeJob = (portal: PortalClient, job: JobCompletion): Promise<Result<CompletedJob>> =>
  portal.request((client) =>
    client.rpc('complete_job', {
      request_id: job.requestId,
      mechanic_notes: job.mechanicNotes,
      final_cost: job.finalCost ?? undefined,
      parts: job.parts.map(({ partId, quantity }) => ({ part_id: partId, quantity })),
      idempotency_key: job.idempotencyKey,
      kilometres: job.kilometres,
      lower_is: job.lowerIs,
      pressed_at: job.pressedAt,
    }),
  );
