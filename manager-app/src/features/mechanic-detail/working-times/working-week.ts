import { weekdays } from '@pitlane/shared-data/garage';
import type { WorkingHours } from '@pitlane/shared-data/plan';
import * as z from '@pitlane/shared-data/schema';

const shortTime = (time: string) => time.slice(0, 5);

export const weekdayName = (weekday: number) => weekdays[weekday - 1] ?? '';

export const workingWeekSchema = z
  .object({
    hasOwn: z.boolean(),
    days: z.array(
      z.object({
        weekday: z.number(),
        isWorked: z.boolean(),
        /** Times as the browser's fields have them, such as '09:00'. */
        starts: z.string(),
        ends: z.string(),
      }),
    ),
  })
  // As the database words it.
  .check(
    z.byField(({ hasOwn, days }) =>
      Object.fromEntries(
        days.map(({ weekday, isWorked, starts, ends }, index) => [
          `days.${index}.ends`,
          hasOwn &&
            isWorked &&
            (!starts || !ends || starts >= ends) &&
            `Work on ${weekdayName(weekday)} must begin before it ends`,
        ]),
      ),
    ),
  );

export type WorkingWeek = z.infer<typeof workingWeekSchema>;
type WorkDay = WorkingWeek['days'][number];

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

export const describeHours = ({ starts, ends }: WorkingHours) => `${shortTime(starts)}–${shortTime(ends)}`;
