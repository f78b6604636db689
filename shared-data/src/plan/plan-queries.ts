import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { getDayStates, getWorkingTimes, listMisfits } from './plan-api.ts';
import { type DayStateFilter, planKeys } from './plan-keys.ts';

/** What days take for these services or requests. For everyone. */
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

/** Coming requests that no longer fit their day. Managers only. */
export const misfitsQuery = () =>
  queryOptions({
    queryKey: planKeys.misfits(),
    queryFn: (context) => unwrap(listMisfits(portalOf(context), context.signal)),
  });
