import { addDays, isDay } from '@pitlane/shared-data/formats';
import type { Period } from '@pitlane/shared-data/invoices';

/** The days of the address; without a valid pair, the financial year (from April) up to today. */
export function periodOf(from: string, to: string, today: string): Period {
  if (isDay(from) && isDay(to) && from <= to && addDays(from, 366) > to) return { from, to };
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { from: `${month >= 4 ? year : year - 1}-04-01`, to: today };
}
