import { addDays } from '../formats/garage-day.ts';

/**
 * The days that the next run covers: the last full month, or what has not been paid since the last run covered days of it.
 * YYYY-MM-DD.
 */
export function nextPeriod(today: string, paidUntil = ''): { from: string; to: string } {
  const lastDay = addDays(`${today.slice(0, 7)}-01`, -1);
  const firstDay = `${lastDay.slice(0, 7)}-01`;
  if (paidUntil < firstDay) return { from: firstDay, to: lastDay };
  const from = addDays(paidUntil, 1);
  return { from, to: from > today ? from : paidUntil < lastDay ? lastDay : today };
}
