import { useId } from 'react';
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../paged-list/format-count.ts';
import { token } from '../theme/token.ts';
import { axisWidth, initialSize } from './axis-size.ts';
import { Caption, Drawing, Frame, Legend } from './bar-chart-parts.ts';
import { fitAll } from './fitting-labels.ts';

export interface BarDatum {
  /** The full name, shown in the tooltip. */
  name: string;
  /** A short name for the axis; default: `name`. */
  tick?: string;
  value: number;
  /** A second figure, drawn beside it. */
  beside?: number;
}

export interface BarChartProps {
  /** The title of the chart, such as 'Completed jobs per week'. */
  label: string;
  bars: readonly BarDatum[];
  /** The names of the two figures where each bar has one beside it, such as ['Sold', 'Clocked']. */
  pair?: readonly [value: string, beside: string];
  /** Formats a value in the tooltip. */
  format?: (value: number) => string;
  /** Formats a value on the axis, briefly. */
  formatTick?: (value: number) => string;
}

const margin = { top: 8, right: 8, bottom: 0, left: 0 };

/**
 * A bar chart. Put a table of the same values beside it for screen readers. The arrow keys move from bar to bar, and each
 * is read out. There is no animation.
 */
export function BarChart({ label, bars, pair, format = formatCount, formatTick = format }: BarChartProps) {
  const id = useId();
  const ticks = new Map(bars.map(({ name, tick }) => [name, tick ?? name]));
  return (
    <Frame aria-labelledby={id}>
      <Caption id={id}>{label}</Caption>
      {pair && (
        <Legend>
          <li>{pair[0]}</li>
          <li data-beside>{pair[1]}</li>
        </Legend>
      )}
      <Drawing>
        <ResponsiveContainer initialDimension={initialSize}>
          <Chart data={[...bars]} margin={margin} title={label}>
            <CartesianGrid vertical={false} />
            <XAxis
              dataKey="name"
              tickFormatter={(name: string) => ticks.get(name) ?? name}
              tickLine={false}
              interval={fitAll([...ticks.values()]) ? 0 : 'preserveEnd'}
              minTickGap={6}
            />
            <YAxis
              width={axisWidth(
                bars.flatMap(({ value, beside = 0 }) => [value, beside]),
                formatTick,
              )}
              tickFormatter={formatTick}
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: token('surface-hover') }}
              formatter={(value, name) => [format(Number(value)), pair ? name : label]}
              separator=": "
            />
            <Bar dataKey="value" name={pair?.[0]} isAnimationActive={false} maxBarSize={64} />
            {pair && (
              <Bar
                dataKey="beside"
                name={pair[1]}
                className="beside"
                isAnimationActive={false}
                maxBarSize={64}
              />
            )}
          </Chart>
        </ResponsiveContainer>
      </Drawing>
    </Frame>
  );
}
