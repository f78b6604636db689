import { addDays, todayInGarage } from '../formats/garage-day.ts';
import type { HoursPeriod } from './hours-api.ts';

/** So many days up to today. */
export const lastDays = (days: number): HoursPeriod => {
  const today = todayInGarage();
  return { from: addDays(today, 1 - days), to: today };
};
