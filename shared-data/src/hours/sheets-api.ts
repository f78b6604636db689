import { pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { Attendance, SoldHours } from './hours-answers.ts';
import type { HoursFilter } from './hours-api.ts';

export interface AttendanceMonth {
  /** A day of it. */
  month: string;
  /** For managers; mechanics get their own. */
  mechanicId?: string | undefined;
}

export const getAttendance = (
  portal: PortalClient,
  { month, mechanicId }: AttendanceMonth,
  signal: AbortSignal,
): Promise<Result<Attendance>> =>
  portal.request((client) =>
    client.rpc('attendance', { month, ...(mechanicId && { mechanic_id: mechanicId }) }).abortSignal(signal),
  );

/** What sold and clocked minutes are summed by. */
export const soldGroups = ['job', 'mechanic', 'week', 'service'] as const;

export interface SoldFilter extends HoursFilter {
  by: (typeof soldGroups)[number];
  page: number;
}

/** Managers; mechanics get their own. */
export const getSoldHours = (
  portal: PortalClient,
  { from, to, by, mechanicId, page }: SoldFilter,
  signal: AbortSignal,
): Promise<Result<SoldHours>> =>
  portal.request((client) =>
    client
      .rpc('sold_hours', {
        from_day: from,
        to_day: to,
        by,
        page,
        page_size: pageSize,
        ...(mechanicId && { mechanic_id: mechanicId }),
      })
      .abortSignal(signal),
  );
