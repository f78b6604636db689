import { addDays } from '@pitlane/shared-data/formats';
import type { Period, ReportPeriod } from '@pitlane/shared-data/reports';
import { periodError, yearPeriod } from '../../period/period.ts';

/** The longest period of a report. */
export const reportYears = 5;

export const periodNames = ['month', 'last_month', 'quarter', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

export const periodLabels: Record<PeriodName, string> = {
  month: 'This month',
  last_month: 'Last month',
  quarter: 'This quarter',
  year: 'This financial year',
};

/** A quarter or year so far stands beside the same days of the one before, not beside the months before it. */
const monthsBefore: Partial<Record<PeriodName, number>> = { quarter: 3, year: 12 };

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;
const monthsOfQuarter = 3;

/** The days of a named period, at most up to today: what is to come has no figures. */
export function namedPeriod(name: PeriodName, today: string): Period {
  switch (name) {
    case 'month':
      return { from: monthStart(today), to: today };
    case 'last_month': {
      const to = addDays(monthStart(today), -1);
      return { from: monthStart(to), to };
    }
    case 'quarter': {
      const month = Number(today.slice(5, 7));
      const first = month - ((month - 1) % monthsOfQuarter);
      return { from: `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`, to: today };
    }
    case 'year':
      return yearPeriod(today);
  }
}

export interface ChosenPeriod extends ReportPeriod {
  /** Undefined for days of one's own choice. */
  name: PeriodName | undefined;
}

interface AddressValues {
  period: string;
  from: string;
  to: string;
}

/** The period of the address: its days, else the named one, else this month. */
export function chosenPeriod({ period, from, to }: AddressValues, today: string): ChosenPeriod {
  if (!periodError({ from, to }, reportYears)) return { from, to, name: undefined };
  const name = periodNames.find((each) => each === period) ?? 'month';
  const months = monthsBefore[name];
  return { ...namedPeriod(name, today), ...(months && { months }), name };
}
