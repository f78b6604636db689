import { useId } from 'react';
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../paged-list/format-count.ts';
import { token } from '../theme/token.ts';
import { Caption, Drawing, Frame } from './bar-chart-parts.ts';

export interface BarDatum {
  /** What the bar stands for, in full: it is told when the bar is pointed at. */
  name: string;
  /** The same as short as an axis wants it; the name unless given. */
  tick?: string;
  value: number;
}

export interface BarChartProps {
  /** What the bars tell, such as 'Completed jobs per week'. */
  label: string;
  bars: readonly BarDatum[];
  /** How a value is written where there is room. */
  format?: (value: number) => string;
  /** How a value is written on the axis, as short as can be. */
  formatTick?: (value: number) => string;
}

const margin = { top: 8, right: 8, bottom: 0, left: 0 };
/** So few bars all keep their names, however narrow the chart; more of them leave some out. */
const fewBars = 4;
/** Until it is measured. */
const usualSize = { width: 480, height: 240 };

/**
 * Numbers as bars, for whoever sees them; put their table beside it for everybody else. With the keyboard the arrows go
 * from bar to bar and each is read out. Nothing moves, whatever motion a person likes.
 */
export function BarChart({ label, bars, format = formatCount, formatTick = format }: BarChartProps) {
  const id = useId();
  const ticks = new Map(bars.map(({ name, tick }) => [name, tick ?? name]));
  return (
    <Frame aria-labelledby={id}>
      <Caption id={id}>{label}</Caption>
      <Drawing>
        <ResponsiveContainer initialDimension={usualSize}>
          <Chart data={[...bars]} margin={margin} title={label}>
            <CartesianGrid vertical={false} />
            <XAxis
              dataKey="name"
              tickFormatter={(name: string) => ticks.get(name) ?? name}
              tickLine={false}
              interval={bars.length <= fewBars ? 0 : 'preserveEnd'}
              minTickGap={6}
            />
            <YAxis tickFormatter={formatTick} allowDecimals={false} axisLine={false} tickLine={false} />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: token('surface-hover') }}
              formatter={(value) => [format(Number(value)), label]}
              separator=": "
            />
            <Bar dataKey="value" isAnimationActive={false} maxBarSize={64} />
          </Chart>
        </ResponsiveContainer>
      </Drawing>
    </Frame>
  );
}
