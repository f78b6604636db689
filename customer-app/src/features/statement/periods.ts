import { addDays, financialYear } from '@pitlane/shared-data/formats';
import type { Period } from '@pitlane/shared-data/invoices';

/** The periods of a statement; a financial year is April to March. */
export const periods = ['this_year', 'last_year', 'days_90'] as const;

export type PeriodName = (typeof periods)[number];

/** @param today the garage's day. */
export function periodOf(name: PeriodName, today: string): Period {
  if (name === 'days_90') return { from: addDays(today, -89), to: today };
  const start = financialYear(today) - (name === 'this_year' ? 0 : 1);
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` };
}

/** 'Financial year 2026–27'. */
export function periodLabel(name: PeriodName, today: string): string {
  if (name === 'days_90') return 'Last 90 days';
  const start = Number(periodOf(name, today).from.slice(0, 4));
  return `Financial year ${start}–${String(start + 1).slice(2)}`;
}
