import { addDays, formatDate, formatShortDay, isDay, todayInGarage } from '@pitlane/shared-data/formats';
import { weekdays } from '@pitlane/shared-data/garage';

export const views = ['day', 'week'] as const;
export type View = (typeof views)[number];

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** What is shown of the schedule: a day, or its week from Monday. */
export function shownDays(view: View, asked: string) {
  const day = isDay(asked) ? asked : todayInGarage();
  const monday = addDays(day, -weekdayOf(day));
  const step = view === 'week' ? 7 : 1;
  return {
    day,
    days: view === 'week' ? { from: monday, to: addDays(monday, 6) } : { from: day, to: day },
    title:
      view === 'week'
        ? `${formatShortDay(monday)} to ${formatDate(addDays(monday, 6))}`
        : `${weekdays[weekdayOf(day)]}, ${formatDate(day)}`,
    before: addDays(day, -step),
    after: addDays(day, step),
  };
}
