import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import {
  getHours,
  getJobsToAdd,
  getMyHours,
  type HoursFilter,
  type HoursPeriod,
  type JobsToAdd,
} from './hours-api.ts';
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

/** The jobs that an entry may be missing of, or a clock can run on; managers say whose. */
export const jobsToAddQuery = (asked: JobsToAdd = {}) =>
  queryOptions({
    queryKey: [...hourKeys.all, 'to-add', asked],
    queryFn: (context) => unwrap(getJobsToAdd(portalOf(context), asked, context.signal)),
  });
