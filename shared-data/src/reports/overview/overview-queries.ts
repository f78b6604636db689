import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getGarageCounts, getGarageTrend, getWaitingWork } from './overview-api.ts';
import { overviewKeys } from './overview-keys.ts';

/** Milliseconds. */
const countsRefresh = 30_000;

/** Milliseconds. */
const waitingRefresh = 60_000;

/** What waits for a manager, beside every screen: refetched each minute while the page is visible. */
export const waitingWorkQuery = () =>
  queryOptions({
    queryKey: overviewKeys.waiting(),
    queryFn: (context) => unwrap(getWaitingWork(portalOf(context), context.signal)),
    staleTime: waitingRefresh,
    refetchInterval: waitingRefresh,
    refetchIntervalInBackground: false,
  });

/** Row counts and what waits for a manager, refetched every 30 seconds while the page is visible. */
export const garageCountsQuery = () =>
  queryOptions({
    queryKey: overviewKeys.counts(),
    queryFn: (context) => unwrap(getGarageCounts(portalOf(context), context.signal)),
    refetchInterval: countsRefresh,
    refetchIntervalInBackground: false,
  });

/** Completed jobs and revenue of the last twelve weeks, and the open requests by status. */
export const garageTrendQuery = () =>
  queryOptions({
    queryKey: overviewKeys.trend(),
    queryFn: (context) => unwrap(getGarageTrend(portalOf(context), context.signal)),
  });
