import { garageTimeZone } from '../client/client.ts';
import { formatCountOf } from '../formats/count.ts';
import { garageDay } from './garage-day.ts';

const daysPerMonth = 30;
const daysPerYear = 365;
const millisecondsPerDay = 86_400_000;

const ago = (count: number, unit: string) => `${formatCountOf(count, unit)} ago`;

/**
 * How long ago a service was completed, in days of the garage's time zone: '1 day ago', days under 30, months under 365,
 * then years. A completion on the same day is 'Today'.
 */
export function relativeCompletion(
  completed: string | Date,
  now: Date,
  timeZone: string = garageTimeZone(),
): string {
  const dayNumber = (moment: Date) => Date.parse(garageDay(moment, timeZone)) / millisecondsPerDay;
  const days = dayNumber(now) - dayNumber(new Date(completed));
  if (days <= 0) return 'Today';
  if (days < daysPerMonth) return ago(days, 'day');
  if (days < daysPerYear) return ago(Math.floor(days / daysPerMonth), 'month');
  return ago(Math.floor(days / daysPerYear), 'year');
}
