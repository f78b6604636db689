import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { pollUnlessLive } from '../../foundation/live/live-topics.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { workshopTopic } from '../board/workshop-topic.ts';
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
