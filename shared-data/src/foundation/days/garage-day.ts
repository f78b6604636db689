import { garageTimeZone } from '../client/client.ts';
import { oncePerKey } from '../formats/once-per-key.ts';

const milliseconds = { minute: 60_000, day: 86_400_000 };

/** Latin digits and years of our calendar, whatever the device is set to. The order and signs between are not used. */
const locale = 'en-u-ca-gregory-nu-latn';

const numericDay = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const dayFormatOf = oncePerKey(
  (timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, ...numericDay }),
);
const momentFormatOf = oncePerKey(
  (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hourCycle: 'h23',
      ...numericDay,
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Reads the numbers that a format shows, such as the year: browsers order and separate them differently. */
function numbersOf(format: Intl.DateTimeFormat, moment: Date | number) {
  const parts = format.formatToParts(moment);
  return (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The date of a moment in the time zone, as YYYY-MM-DD. */
export function garageDay(moment: Date, timeZone: string): string {
  const number = numbersOf(dayFormatOf(timeZone), moment);
  return `${padded(number('year'), 4)}-${padded(number('month'), 2)}-${padded(number('day'), 2)}`;
}

/** The garage's today, as YYYY-MM-DD. */
export const todayInGarage = (timeZone: string = garageTimeZone(), now: Date = new Date()): string =>
  garageDay(now, timeZone);

/** The garage's day of a moment, as YYYY-MM-DD. */
export const dayInGarage = (moment: string): string => garageDay(new Date(moment), garageTimeZone());

/** Adds days, or subtracts with a negative number. YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * milliseconds.day).toISOString().slice(0, 10);

/** The zone's UTC offset at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const number = numbersOf(momentFormatOf(timeZone), moment);
  const shown = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

/** When the day begins in the zone: midnight, or the first moment after it where a clock change skips midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // Computed twice, because the first estimate may be on the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  const moment = asUtc - offsetAt(guess, timeZone);
  if (garageDay(new Date(moment), timeZone) === day) return new Date(moment);
  return new Date(moment + 60 * milliseconds.minute);
}

/** Minutes since midnight of a moment on the garage's clock. */
export function minuteInGarage(moment: string): number {
  const number = numbersOf(momentFormatOf(garageTimeZone()), new Date(moment));
  return number('hour') * 60 + number('minute');
}
