import { formatDate, formatShortDay } from '@pitlane/shared-data/formats';
import { monthName } from '@pitlane/shared-data/hours';
import type { FigureTrend } from '@pitlane/shared-data/reports';

type Point = FigureTrend['points'][number];

type Step = FigureTrend['step'];

export const stepTitles: Record<Step, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** '23 Nov 2026', 'Week from 23 Nov 2026' or 'November 2026'. */
export function stepName(step: Step, { from_day }: Pick<Point, 'from_day'>): string {
  if (step === 'month') return monthName(from_day);
  return step === 'week' ? `Week from ${formatDate(from_day)}` : formatDate(from_day);
}

const shortMonth = 'Nov'.length;

/** The same below a bar: '23 Nov', or 'Nov'. */
export const stepTick = (step: Step, { from_day }: Pick<Point, 'from_day'>): string =>
  step === 'month' ? monthName(from_day).slice(0, shortMonth) : formatShortDay(from_day);
