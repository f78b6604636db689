import { addDays, todayInGarage } from '../foundation/days/garage-day.ts';
import type { HoursPeriod } from './hours-api.ts';

/** Days up to today, by their value in the address. */
const periods = { week: 7, fortnight: 14, month: 31 };

type PeriodName = keyof typeof periods;

export const periodNames = Object.keys(periods) as PeriodName[];

export const periodOptions = periodNames.map((id) => ({ id, label: `${periods[id]} days` }));

/** The days of a period, which ends today. */
export const lastDays = (name: PeriodName): HoursPeriod => {
  const today = todayInGarage();
  return { from: addDays(today, 1 - periods[name]), to: today };
};
