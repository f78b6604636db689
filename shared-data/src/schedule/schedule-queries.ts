import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { pollUnlessLive } from '../live/live-topics.ts';
import { workshopTopic } from '../live/workshop-topic.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { unwrap } from '../result/result.ts';
import { getSchedule, type ScheduleDays } from './schedule-api.ts';

/** Part of the requests, whose every change moves blocks. */
const scheduleKeys = {
  all: [...requestKeys.all, 'schedule'] as const,
  days: (days: ScheduleDays) => [...scheduleKeys.all, days] as const,
};

/** What each mechanic has on some days. Managers only. */
export const scheduleQuery = (days: ScheduleDays) =>
  queryOptions({
    queryKey: scheduleKeys.days(days),
    queryFn: (context) => unwrap(getSchedule(portalOf(context), days, context.signal)),
    placeholderData: keepPreviousData,
    refetchInterval: pollUnlessLive(workshopTopic),
  });
