import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import {
  type DayStateFilter,
  getDayStates,
  getMechanicMinutes,
  getPlanSettings,
  getWorkingTimes,
  listMisfits,
} from './plan-api.ts';
import { planKeys } from './plan-keys.ts';

/** What days take for these services. For everyone. */
export const dayStatesQuery = (filter: DayStateFilter) =>
  queryOptions({
    queryKey: planKeys.dayStates(filter),
    queryFn: (context) => unwrap(getDayStates(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The hours and absences of a mechanic. Managers only. */
export const workingTimesQuery = (mechanicId: string) =>
  queryOptions({
    queryKey: planKeys.workingTimes(mechanicId),
    queryFn: (context) => unwrap(getWorkingTimes(portalOf(context), mechanicId, context.signal)),
  });

/** What each mechanic works on these days, and what is assigned to them. Managers only. */
export const mechanicMinutesQuery = (days: readonly string[]) =>
  queryOptions({
    queryKey: planKeys.mechanicMinutes(days),
    queryFn: (context) => unwrap(getMechanicMinutes(portalOf(context), days, context.signal)),
    placeholderData: keepPreviousData,
    enabled: days.length > 0,
  });

/** Coming requests that no longer fit their day. Managers only. */
export const misfitsQuery = () =>
  queryOptions({
    queryKey: planKeys.misfits(),
    queryFn: (context) => unwrap(listMisfits(portalOf(context), context.signal)),
  });

/** Managers only. */
export const planSettingsQuery = () =>
  queryOptions({
    queryKey: planKeys.settings(),
    queryFn: (context) => unwrap(getPlanSettings(portalOf(context), context.signal)),
  });
