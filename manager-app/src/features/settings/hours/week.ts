import { type OpeningHours, weekdays } from '@pitlane/shared-data/garage';
import * as z from '@pitlane/shared-data/schema';

const day = z
  .object({
    weekday: z.number(),
    isOpen: z.boolean(),
    /** Times as the browser's fields have them, such as '09:00', or ''. */
    opens: z.string(),
    closes: z.string(),
    breakFrom: z.string(),
    breakTo: z.string(),
  })
  // The first rule that is broken, as the database checks it.
  .check(
    z.byField(({ isOpen, opens, closes, breakFrom, breakTo }): Record<string, string> => {
      if (!isOpen) return {};
      if (!opens) return { opens: 'Please enter when it opens' };
      if (!closes) return { closes: 'Please enter when it closes' };
      if (opens >= closes) return { closes: 'Must be later than it opens' };
      if (!breakFrom && !breakTo) return {};
      if (!breakFrom) return { breakFrom: 'Please enter when the break begins' };
      if (!breakTo) return { breakTo: 'Please enter when the break ends' };
      if (breakFrom <= opens || breakFrom >= breakTo || breakTo >= closes)
        return { breakTo: 'The break must be within the opening hours' };
      return {};
    }),
  );

export const weekSchema = z.object({ week: z.array(day) });

export type WeekForm = z.infer<typeof weekSchema>;
type DayForm = WeekForm['week'][number];

const shortTime = (time: string | null) => time?.slice(0, 5) ?? '';
const storedTime = (time: string) => (time === '' ? null : `${time}:00`);

export const dayName = (weekday: number) => weekdays[weekday - 1] ?? '';

export const formOf = (week: readonly OpeningHours[]): WeekForm => ({
  week: week.map((read) => ({
    weekday: read.weekday,
    isOpen: read.opens !== null,
    opens: shortTime(read.opens),
    closes: shortTime(read.closes),
    breakFrom: shortTime(read.break_from),
    breakTo: shortTime(read.break_to),
  })),
});

export const weekOf = ({ week }: WeekForm): OpeningHours[] =>
  week.map(({ weekday, isOpen, opens, closes, breakFrom, breakTo }) => ({
    weekday,
    opens: isOpen ? storedTime(opens) : null,
    closes: isOpen ? storedTime(closes) : null,
    break_from: isOpen ? storedTime(breakFrom) : null,
    break_to: isOpen ? storedTime(breakTo) : null,
  }));

/** The days with the hours of one of them on every day that is open. */
export const copyToOpenDays = (days: readonly DayForm[], index: number): DayForm[] =>
  days.map((each) => (each.isOpen ? { ...each, ...days[index], weekday: each.weekday } : each));

/** '09:00–18:00, break 13:00–13:30', or 'Closed'. */
export function describeDay({ opens, closes, break_from, break_to }: OpeningHours): string {
  if (!opens) return 'Closed';
  const pause = break_from ? `, break ${shortTime(break_from)}–${shortTime(break_to)}` : '';
  return `${shortTime(opens)}–${shortTime(closes)}${pause}`;
}
