import { addDays, financialYear, isDay } from '@pitlane/shared-data/formats';
import type { Period } from '@pitlane/shared-data/invoices';

const daysOfYear = 366;

/** The error of a period, if any. The server takes up to a year, and for reports several. */
export function periodError({ from, to }: Period, years = 1): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Please select both days';
  if (to < from) return 'The last day is before the first';
  if (addDays(from, daysOfYear * years) > to) return undefined;
  return `Please select a period of up to ${years === 1 ? 'a year' : `${years} years`}`;
}

/** A financial year (April to March), at most up to today. @param before how many years ago. */
export function yearPeriod(today: string, before = 0): Period {
  const start = financialYear(today) - before;
  return { from: `${start}-04-01`, to: before === 0 ? today : `${start + 1}-03-31` };
}

/** The days of the address; without a valid pair, this financial year. */
export const periodOf = (from: string, to: string, today: string): Period =>
  periodError({ from, to }) ? yearPeriod(today) : { from, to };

/** The days of the address; without a valid pair, this month so far. */
export const monthOf = (from: string, to: string, today: string): Period =>
  periodError({ from, to }) ? { from: `${today.slice(0, 7)}-01`, to: today } : { from, to };
