import { formatMoney, formatShortMoney } from '@pitlane/shared-data/formats';
import type { ReportTrend } from '@pitlane/shared-data/reports';
import { BarChart } from '@pitlane/shared-ui/charts';
import { stepName, stepTick } from './figure/step-name.ts';

/** The same as the table beside it. */
export const MarginChart = ({ trend: { step, points } }: { trend: ReportTrend }) => (
  <BarChart
    label={`Revenue and margin by ${step}`}
    pair={['Revenue', 'Margin']}
    bars={points.map((point) => ({
      name: stepName(step, point),
      tick: stepTick(step, point),
      value: point.revenue,
      beside: point.margin,
    }))}
    format={formatMoney}
    formatTick={formatShortMoney}
  />
);
