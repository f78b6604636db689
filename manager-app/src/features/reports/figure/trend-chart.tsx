import { formatShortMoney } from '@pitlane/shared-data/formats';
import { type FigureRows, type FigureTrend, formatFigure } from '@pitlane/shared-data/reports';
import { BarChart } from '@pitlane/shared-ui/charts';
import { stepName, stepTick } from './step-name.ts';

const hours = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const minutesPerHour = 60;

/** Minutes are drawn in hours, so that the axis has round ones. */
const scaleOf = ({ unit }: FigureRows) => (unit === 'minutes' ? minutesPerHour : 1);

/** What fits beside the axis. */
function formatTick(figure: FigureRows, value: number): string {
  if (figure.unit === 'rupees') return formatShortMoney(value);
  if (figure.unit === 'minutes') return `${hours.format(value)} h`;
  return formatFigure(figure, value);
}

interface TrendChartProps {
  figure: FigureRows;
  trend: FigureTrend;
}

/** The same as the table beside it. */
export const TrendChart = ({ figure, trend }: TrendChartProps) => (
  <BarChart
    label={`${figure.name} by ${trend.step}`}
    // A mean of nothing is not 0.
    bars={trend.points.flatMap((point) =>
      point.value === null
        ? []
        : [
            {
              name: stepName(trend.step, point),
              tick: stepTick(trend, point),
              value: point.value / scaleOf(figure),
            },
          ],
    )}
    format={(value) => formatFigure(figure, value * scaleOf(figure))}
    formatTick={(value) => formatTick(figure, value)}
  />
);
