import { garageTimeZone } from '@pitlane/shared-data/client';

const milliseconds = { minute: 60_000, day: 86_400_000 };

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date of a moment in the time zone, as YYYY-MM-DD. */
export const garageDay = (moment: Date, timeZone: string): string => dayFormat(timeZone).format(moment);

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
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
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
