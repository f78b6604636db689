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

/** So many months have no name twice, but for the first and the last. */
const yearOfMonths = 13;

/** The same below a bar: '23 Nov', 'Nov', or 'Nov 26' where there are months of several years. */
export function stepTick(
  { step, points }: { step: Step; points: readonly unknown[] },
  { from_day }: Pick<Point, 'from_day'>,
) {
  if (step !== 'month') return formatShortDay(from_day);
  const month = monthName(from_day).slice(0, shortMonth);
  return points.length > yearOfMonths ? `${month} ${from_day.slice(2, 4)}` : month;
}
