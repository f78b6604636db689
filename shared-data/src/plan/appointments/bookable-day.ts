import { isDay } from '../../foundation/days/is-day.ts';

/** A year after a day, both YYYY-MM-DD. */
export const lastBookableDay = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/**
 * The error of a day to book or to move to.
 * @param today in the garage's time zone, YYYY-MM-DD; dates in this format compare as strings.
 */
export function bookableDayError(day: string, today: string): string | undefined {
  if (!isDay(day)) return 'Please select a preferred date';
  if (day < today) return 'The preferred date cannot be in the past';
  return day > lastBookableDay(today) ? 'The preferred date cannot be more than a year ahead' : undefined;
}
