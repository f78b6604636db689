import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { PlannedRequest, Schedule } from './schedule-answers.ts';

export interface ScheduleDays {
  /** YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD, at most six days later. */
  to: string;
}

/** Managers only. */
export const getSchedule = (
  portal: PortalClient,
  { from, to }: ScheduleDays,
  signal: AbortSignal,
): Promise<Result<Schedule>> =>
  portal.request((client) => client.rpc('schedule', { from_day: from, to_day: to }).abortSignal(signal));

export interface SchedulePlace {
  /** YYYY-MM-DD. */
  day: string;
  /** Such as '09:30'; null: after the work before it. */
  starts: string | null;
  /** Null: nobody. */
  mechanicId: string | null;
}

export interface ScheduleMove extends SchedulePlace {
  requestId: number;
  /** Needed for another day. */
  reason?: string;
  /** Also if the day is full. */
  overbook?: boolean;
  /** As it was shown: 'changed' when someone else has moved or assigned it. */
  seen: { scheduled_date: string; mechanic_id: string | null; starts: string | null };
}

/** Managers only. A repeat changes nothing. */
export const planRequest = (
  portal: PortalClient,
  { requestId, day, starts, mechanicId, reason, overbook, seen }: ScheduleMove,
): Promise<Result<PlannedRequest>> =>
  portal.request((client) =>
    client.rpc('plan_request', {
      request_id: requestId,
      day,
      seen,
      ...(starts !== null && { starts }),
      ...(mechanicId !== null && { mechanic_id: mechanicId }),
      ...(reason !== undefined && { reason }),
      ...(overbook && { overbook }),
    }),
  );
