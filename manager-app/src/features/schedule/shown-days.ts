import { addDays, formatDate, formatShortDay, isDay, todayInGarage } from '@pitlane/shared-data/formats';

export const views = ['day', 'week'] as const;
export type View = (typeof views)[number];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** What is shown of the schedule: a day, or its week from Monday. */
export function shownDays(view: View, asked: string) {
  const day = isDay(asked) ? asked : todayInGarage();
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
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
