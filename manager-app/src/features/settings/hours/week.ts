import { type OpeningHours, weekdays } from '@pitlane/shared-data/garage';

/** One weekday in the form; times as the browser's fields have them, such as '09:00', or ''. */
export interface DayForm {
  weekday: number;
  isOpen: boolean;
  opens: string;
  closes: string;
  breakFrom: string;
  breakTo: string;
}

export type DayField = 'opens' | 'closes' | 'breakFrom' | 'breakTo';

const shortTime = (time: string | null) => time?.slice(0, 5) ?? '';
const storedTime = (time: string) => (time === '' ? null : `${time}:00`);

export const dayName = (weekday: number) => weekdays[weekday - 1] ?? '';

export const formOf = (week: readonly OpeningHours[]): DayForm[] =>
  week.map((day) => ({
    weekday: day.weekday,
    isOpen: day.opens !== null,
    opens: shortTime(day.opens),
    closes: shortTime(day.closes),
    breakFrom: shortTime(day.break_from),
    breakTo: shortTime(day.break_to),
  }));

export const weekOf = (form: readonly DayForm[]): OpeningHours[] =>
  form.map(({ weekday, isOpen, opens, closes, breakFrom, breakTo }) => ({
    weekday,
    opens: isOpen ? storedTime(opens) : null,
    closes: isOpen ? storedTime(closes) : null,
    break_from: isOpen ? storedTime(breakFrom) : null,
    break_to: isOpen ? storedTime(breakTo) : null,
  }));

/** The form with the hours of one day on every day that is open. */
export const copyToOpenDays = (form: readonly DayForm[], { weekday: _, ...hours }: DayForm): DayForm[] =>
  form.map((day) => (day.isOpen ? { ...day, ...hours } : day));

/** The first rule that a day breaks, as the database checks it, with the field to mark. */
export function checkDay(day: DayForm): { field: DayField; message: string } | null {
  if (!day.isOpen) return null;
  const { opens, closes, breakFrom, breakTo } = day;
  if (!opens) return { field: 'opens', message: 'Please enter when it opens' };
  if (!closes) return { field: 'closes', message: 'Please enter when it closes' };
  if (opens >= closes) return { field: 'closes', message: 'Must be later than it opens' };
  if (!breakFrom && !breakTo) return null;
  if (!breakFrom) return { field: 'breakFrom', message: 'Please enter when the break begins' };
  if (!breakTo) return { field: 'breakTo', message: 'Please enter when the break ends' };
  if (breakFrom <= opens || breakFrom >= breakTo || breakTo >= closes)
    return { field: 'breakTo', message: 'The break must be within the opening hours' };
  return null;
}

/** '09:00–18:00, break 13:00–13:30', or 'Closed'. */
export function describeDay({ opens, closes, break_from, break_to }: OpeningHours): string {
  if (!opens) return 'Closed';
  const pause = break_from ? `, break ${shortTime(break_from)}–${shortTime(break_to)}` : '';
  return `${shortTime(opens)}–${shortTime(closes)}${pause}`;
}
