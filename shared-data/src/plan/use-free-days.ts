import { useQuery } from '@tanstack/react-query';
import { dayViews } from './day-views.ts';
import type { DayStateFilter } from './plan-keys.ts';
import { dayStatesQuery } from './plan-queries.ts';
import { useShownMonth } from './use-shown-month.ts';

/** What a day is chosen for. */
export type DayWork = Pick<DayStateFilter, 'serviceIds' | 'requestIds' | 'minutes'>;

/**
 * The days of a month and what they take for this work: the props of a MonthView; and the drop-off times of the chosen one.
 * @param value the chosen day; its month is shown once it is chosen.
 */
export function useFreeDays(value: string, { serviceIds = [], requestIds, minutes }: DayWork) {
  const { from, to, view } = useShownMonth(value);
  const { data = [] } = useQuery(
    dayStatesQuery({ from, to, serviceIds: [...serviceIds].sort((a, b) => a - b), requestIds, minutes }),
  );
  return {
    view: { ...view, days: dayViews(data) },
    /** Those of the chosen day. */
    slots: data.find(({ day }) => day === value)?.slots ?? [],
  };
}
