import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { ChangedStage, WaitingReason, WorkshopBoard } from './board-answers.ts';

/** Managers; mechanics get their own jobs. */
export const getWorkshopBoard = (portal: PortalClient, signal: AbortSignal): Promise<Result<WorkshopBoard>> =>
  portal.request((client) => client.rpc('workshop_board').abortSignal(signal));

export interface Waiting {
  requestId: number;
  reason: WaitingReason;
}

/** A repeat changes nothing. */
export const setWaiting = (
  portal: PortalClient,
  { requestId, reason }: Waiting,
): Promise<Result<ChangedStage>> =>
  portal.request((client) => client.rpc('set_waiting', { request_id: requestId, reason }));

export interface PromisedTime {
  requestId: number;
  /** On the garage's clock, such as 2026-11-25T16:30. */
  promisedAt: string;
  /** Tells the customer. */
  tell: boolean;
}

/** Managers only. */
export const setPromise = (
  portal: PortalClient,
  { requestId, promisedAt, tell }: PromisedTime,
): Promise<Result<{ request_id: number; promised_at: string }>> =>
  portal.request((client) =>
    client.rpc('set_promise', { request_id: requestId, promised_at: promisedAt, tell }),
  );

/** A request, or services before there is one. */
export type ProposedFor = { requestId: number } | { serviceIds: readonly number[] };

/** When a car could be ready, on the garage's clock. Managers only. */
export const getProposedPromise = (
  portal: PortalClient,
  work: ProposedFor,
  signal: AbortSignal,
): Promise<Result<string | null>> =>
  portal.request((client) =>
    client
      .rpc(
        'proposed_promise',
        'requestId' in work ? { request_id: work.requestId } : { service_ids: [...work.serviceIds] },
      )
      .abortSignal(signal),
  );

export const endWaiting = (portal: PortalClient, requestId: number): Promise<Result<ChangedStage>> =>
  portal.request((client) => client.rpc('end_waiting', { request_id: requestId }));
