import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { RequestStatus } from '../../requests/request-status.ts';

export interface RequestCancellation {
  requestId: number;
  /** Managers must give one. */
  reason: string;
  /** `scheduled_date` as the user saw it: 'changed' when someone else has moved the request. */
  seenDate: string;
}

/** A conflict once it is too late, completed or cancelled; a repeat changes nothing. */
export const cancelRequest = (
  portal: PortalClient,
  { requestId, reason, seenDate }: RequestCancellation,
): Promise<Result<{ request_id: number; status: RequestStatus }>> =>
  portal.request((client) =>
    client.rpc('cancel_request', { request_id: requestId, reason, seen_date: seenDate }),
  );

export interface RequestMove extends RequestCancellation {
  /** YYYY-MM-DD in the garage's time zone. */
  scheduledDate: string;
  /** A manager agreed to a full day. */
  overbook?: boolean;
  /** A drop-off time of the day; without one it keeps its own where that is free, else has the first free one. */
  dropOff?: string;
}

interface MovedRequest {
  request_id: number;
  status: RequestStatus;
  scheduled_date: string;
  drop_off: string | null;
}

/** As `cancelRequest`; 'invalid' for a day on which nothing can be booked, a conflict about it for a full one. */
export const moveRequest = (
  portal: PortalClient,
  { requestId, reason, seenDate, scheduledDate, overbook, dropOff }: RequestMove,
): Promise<Result<MovedRequest>> =>
  portal.request((client) =>
    client.rpc('move_request', {
      request_id: requestId,
      reason,
      seen_date: seenDate,
      scheduled_date: scheduledDate,
      overbook,
      drop_off: dropOff,
    }),
  );
