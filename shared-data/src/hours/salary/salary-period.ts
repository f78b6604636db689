import { addDays, garageDay, startOfDay } from '../../foundation/days/garage-day.ts';

/** The period filter of the payment history. */
export const salaryPeriods = ['all', 'today', 'last-7-days', 'this-month'] as const;

export type SalaryPeriod = (typeof salaryPeriods)[number];

const labels: Record<SalaryPeriod, string> = {
  all: 'All Time',
  today: 'Today',
  'last-7-days': 'Last 7 Days',
  'this-month': 'This Month',
};

/** The options of the period filter. */
export const salaryPeriodOptions = salaryPeriods.map((id) => ({ id, label: labels[id] }));

/** `from` is inclusive, `to` exclusive; undefined for no bound. */
export interface PeriodBounds {
  from: Date | null;
  to: Date | null;
}

/**
 * The bounds of a period in the garage's time zone: 'last-7-days' is today and the six days before it.
 * No period has an end, because no payment is in the future.
 */
export function salaryPeriod(period: SalaryPeriod, now: Date, timeZone: string): PeriodBounds {
  const today = garageDay(now, timeZone);
  const since = (day: string) => ({ from: startOfDay(day, timeZone), to: null });
  switch (period) {
    case 'all':
      return { from: null, to: null };
    case 'today':
      return since(today);
    case 'last-7-days':
      return since(addDays(today, -6));
    case 'this-month':
      return since(`${today.slice(0, 8)}01`);
  }
}
