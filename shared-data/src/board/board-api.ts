import type { PortalClient } from '../client/client.ts';
import type { Result } from '../result/result.ts';
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

export const endWaiting = (portal: PortalClient, requestId: number): Promise<Result<ChangedStage>> =>
  portal.request((client) => client.rpc('end_waiting', { request_id: requestId }));
