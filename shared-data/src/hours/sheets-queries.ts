import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { hourKeys } from './hours-keys.ts';
import { type AttendanceMonth, getAttendance, getSoldHours, type SoldFilter } from './sheets-api.ts';

/** The sheet of a month: a mechanic's own; managers name one. */
export const attendanceQuery = (month: AttendanceMonth) =>
  queryOptions({
    queryKey: [...hourKeys.all, 'attendance', month],
    queryFn: (context) => unwrap(getAttendance(portalOf(context), month, context.signal)),
    placeholderData: keepPreviousData,
  });

/** Sold beside clocked minutes: a mechanic's own; for managers all, or those of one. */
export const soldHoursQuery = (filter: SoldFilter) =>
  queryOptions({
    queryKey: [...hourKeys.all, 'sold', filter],
    queryFn: (context) => unwrap(getSoldHours(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });
