import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addDays, todayInGarage } from '../formats/garage-day.ts';
import { isDay } from '../formats/is-day.ts';
import { lastBookableDay } from '../requests/bookable-day.ts';
import type { DayState } from './plan-answers.ts';
import { dayStatesQuery } from './plan-queries.ts';

const states = {
  free: { state: 'free', note: 'Free' },
  nearly_full: { state: 'nearly-full', note: 'Nearly full' },
  full: { state: 'full', note: 'Full' },
  closed: { state: 'closed', note: 'Closed' },
} as const;

const viewOf = ({ state, closed }: DayState) =>
  closed ? { ...states[state], note: `Closed: ${closed}` } : states[state];

/**
 * The days of a month and what they take for these services: the props of a MonthView.
 * @param value the chosen day; its month is shown once it is chosen.
 */
export function useFreeDays(value: string, serviceIds: readonly number[]) {
  const today = todayInGarage();
  const chosen = isDay(value) && value >= today ? value : today;
  const [month, onMonthChange] = useState(chosen.slice(0, 7));
  useEffect(() => onMonthChange(chosen.slice(0, 7)), [chosen]);
  const first = `${month}-01`;
  const { data = [] } = useQuery(
    dayStatesQuery({
      from: first < today ? today : first,
      to: addDays(first, 30),
      serviceIds: [...serviceIds].sort((a, b) => a - b),
    }),
  );
  return {
    month,
    onMonthChange,
    min: today,
    max: lastBookableDay(today),
    days: new Map(data.map((entry) => [entry.day, viewOf(entry)])),
  };
}
