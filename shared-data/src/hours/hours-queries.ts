import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { getHours, getMyHours, type HoursFilter, type HoursPeriod } from './hours-api.ts';
import { hourKeys } from './hours-keys.ts';

/** A clock that runs is a minute behind at most. */
const everyMinute = 60_000;

/** The signed-in mechanic's clock. */
export const myHoursQuery = (period: HoursPeriod) =>
  queryOptions({
    queryKey: [...hourKeys.all, 'mine', period],
    queryFn: (context) => unwrap(getMyHours(portalOf(context), period, context.signal)),
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  });

/** Everybody's clock. Managers only. */
export const hoursQuery = (filter: HoursFilter) =>
  queryOptions({
    queryKey: [...hourKeys.all, 'all', filter],
    queryFn: (context) => unwrap(getHours(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  });
