import { useId } from 'react';
import {
  CartesianGrid,
  LineChart as Chart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisWidth, initialSize } from '../bar-chart/axis-size.ts';
import { Caption, Drawing, Frame } from '../bar-chart/bar-chart-parts.ts';
import { formatCount } from '../paged-list/format-count.ts';
import { timeRange, timeTicks } from './time-ticks.ts';

export interface TimeChartProps {
  /** The title of the chart, such as 'Kilometres'. */
  label: string;
  /** In the order of time; `at` in milliseconds. */
  points: readonly { at: number; value: number }[];
  /** Formats a moment, below the axis and in the tooltip. */
  formatDay: (at: number) => string;
  /** Formats a value in the tooltip. */
  format?: (value: number) => string;
  /** Formats a value on the axis, briefly. */
  formatTick?: (value: number) => string;
}

// Half of a date stands beside the last point.
const margin = { top: 8, right: 36, bottom: 0, left: 0 };

/**
 * Values over time: a line whose points are as far apart as their days. Put a table of the same values beside it for screen
 * readers. The arrow keys move from point to point, and each is read out. There is no animation.
 */
export function TimeChart({
  label,
  points,
  formatDay,
  format = formatCount,
  formatTick = format,
}: TimeChartProps) {
  const id = useId();
  const range = timeRange(points.map(({ at }) => at));
  return (
    <Frame aria-labelledby={id}>
      <Caption id={id}>{label}</Caption>
      <Drawing>
        <ResponsiveContainer initialDimension={initialSize}>
          <Chart data={[...points]} margin={margin} title={label}>
            <CartesianGrid vertical={false} />
            <XAxis
              dataKey="at"
              type="number"
              scale="time"
              domain={range}
              ticks={timeTicks(range, formatDay)}
              tickFormatter={formatDay}
              tickLine={false}
              interval="preserveStartEnd"
              minTickGap={6}
            />
            <YAxis
              width={axisWidth(
                points.map(({ value }) => value),
                formatTick,
              )}
              domain={['auto', 'auto']}
              tickFormatter={formatTick}
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              labelFormatter={(at) => formatDay(Number(at))}
              formatter={(value) => [format(Number(value)), label]}
              separator=": "
            />
            <Line dataKey="value" isAnimationActive={false} />
          </Chart>
        </ResponsiveContainer>
      </Drawing>
    </Frame>
  );
}
