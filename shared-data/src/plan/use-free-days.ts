import { useQuery } from '@tanstack/react-query';
import { dayViews } from './day-views.ts';
import { dayStatesQuery } from './plan-queries.ts';
import { useShownMonth } from './use-shown-month.ts';

/**
 * The days of a month and what they take for these services: the props of a MonthView.
 * @param value the chosen day; its month is shown once it is chosen.
 */
export function useFreeDays(value: string, serviceIds: readonly number[]) {
  const { from, to, view } = useShownMonth(value);
  const { data = [] } = useQuery(
    dayStatesQuery({ from, to, serviceIds: [...serviceIds].sort((a, b) => a - b) }),
  );
  return { ...view, days: dayViews(data) };
}
