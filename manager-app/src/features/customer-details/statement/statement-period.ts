import { addDays, financialYear, isDay } from '@pitlane/shared-data/formats';
import type { Period } from '@pitlane/shared-data/invoices';

/** The days of the address; without a valid pair, the financial year (from April) up to today. */
export function periodOf(from: string, to: string, today: string): Period {
  if (isDay(from) && isDay(to) && from <= to && addDays(from, 366) > to) return { from, to };
  return { from: `${financialYear(today)}-04-01`, to: today };
}
