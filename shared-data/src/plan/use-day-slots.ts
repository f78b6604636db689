import { useQuery } from '@tanstack/react-query';
import { isDay } from '../foundation/days/is-day.ts';
import { dayStatesQuery } from './plan-queries.ts';

/** The drop-off times of a chosen day: none before one is chosen, and where the garage has none. */
export function useDaySlots(day: string) {
  const { data } = useQuery({ ...dayStatesQuery({ from: day, to: day }), enabled: isDay(day) });
  const state = data?.find((known) => known.day === day);
  return { slots: state?.slots ?? [], isKnown: state !== undefined };
}
