import { useQuery } from '@tanstack/react-query';
import { formatDuration } from '../formats/duration.ts';
import { dayInGarage } from '../formats/garage-day.ts';
import { mechanicMinutesQuery } from './plan-queries.ts';

/** '3h 20m free', '40 mins over' or 'does not work' that day. */
function describe(minutes: number, booked: number): string {
  if (minutes === 0) return 'does not work';
  return booked > minutes
    ? `${formatDuration(booked - minutes)} over`
    : `${formatDuration(minutes - booked)} free`;
}

/**
 * What mechanics have free on the days of requests, in words; undefined while it is not known.
 * @param moments timestamps on these days.
 */
export function useFreeMinutes(moments: readonly string[]) {
  const days = [...new Set(moments.map(dayInGarage))].sort();
  const { data = [] } = useQuery(mechanicMinutesQuery(days));
  const free = new Map(
    data.map(({ day, mechanic_id, minutes, booked }) => [`${day} ${mechanic_id}`, describe(minutes, booked)]),
  );
  return (moment: string, mechanicId: string) => free.get(`${dayInGarage(moment)} ${mechanicId}`);
}
