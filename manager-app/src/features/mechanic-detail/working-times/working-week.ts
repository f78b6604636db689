import { weekdays } from '@pitlane/shared-data/garage';
import type { WorkingHours } from '@pitlane/shared-data/plan';

/** One weekday in the form; times as the browser's fields have them, such as '09:00'. */
export interface WorkDay {
  weekday: number;
  isWorked: boolean;
  starts: string;
  ends: string;
}

const shortTime = (time: string) => time.slice(0, 5);

export const weekdayName = (weekday: number) => weekdays[weekday - 1] ?? '';

/** The form of these hours; of none, a working day on the first six weekdays. */
export const workDaysOf = (hours: readonly WorkingHours[] | null): WorkDay[] =>
  weekdays.map((_, index) => {
    const weekday = index + 1;
    const known = hours?.find((day) => day.weekday === weekday);
    return {
      weekday,
      isWorked: hours ? known !== undefined : weekday < 7,
      starts: shortTime(known?.starts ?? '09:00'),
      ends: shortTime(known?.ends ?? '18:00'),
    };
  });

export const hoursOf = (days: readonly WorkDay[]): WorkingHours[] =>
  days
    .filter(({ isWorked }) => isWorked)
    .map(({ weekday, starts, ends }) => ({ weekday, starts: `${starts}:00`, ends: `${ends}:00` }));

/** The error of a weekday, as the database words it. */
export const workDayError = ({ weekday, isWorked, starts, ends }: WorkDay): string | undefined =>
  isWorked && (!starts || !ends || starts >= ends)
    ? `Work on ${weekdayName(weekday)} must begin before it ends`
    : undefined;

export const describeHours = ({ starts, ends }: WorkingHours) => `${shortTime(starts)}–${shortTime(ends)}`;
