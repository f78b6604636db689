import { formatDate, formatShortDay } from '@pitlane/shared-data/formats';
import { monthName } from '@pitlane/shared-data/hours';
import type { FigureTrend } from '@pitlane/shared-data/reports';

type Point = FigureTrend['points'][number];

/** 'Week from 23 Nov 2026', or 'November 2026'. */
export const stepName = (step: FigureTrend['step'], { from_day }: Pick<Point, 'from_day'>): string =>
  step === 'week' ? `Week from ${formatDate(from_day)}` : monthName(from_day);

const shortMonth = 'Nov'.length;

/** The same below a bar: '23 Nov', or 'Nov'. */
export const stepTick = (step: FigureTrend['step'], { from_day }: Pick<Point, 'from_day'>): string =>
  step === 'week' ? formatShortDay(from_day) : monthName(from_day).slice(0, shortMonth);
