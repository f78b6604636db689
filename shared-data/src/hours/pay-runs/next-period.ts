import { addDays } from '../../foundation/days/garage-day.ts';

interface Days {
  from: string;
  to: string;
}

const lastDayOf = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

/**
 * The days that the next run covers, so that each day is in a run: from the day after the last run to the end of the last
 * full month, or to today where that is paid. The last full month where there is no run yet. YYYY-MM-DD.
 */
export function nextPeriod(today: string, paidUntil: string | null): Days {
  const lastDay = addDays(`${today.slice(0, 7)}-01`, -1);
  const from = paidUntil ? addDays(paidUntil, 1) : `${lastDay.slice(0, 7)}-01`;
  return { from, to: from <= lastDay ? lastDay : from > today ? from : today };
}

/** The days of a period that is longer than a month up to the end of the month it begins in. YYYY-MM-DD. */
export function firstMonthOf({ from, to }: Days): Days | undefined {
  const lastDay = lastDayOf(from.slice(0, 7));
  return lastDay < to && addDays(from, 31) <= to ? { from, to: lastDay } : undefined;
}
