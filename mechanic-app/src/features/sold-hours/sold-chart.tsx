import { formatDuration, formatShortDay } from '@pitlane/shared-data/formats';
import type { SoldFilter, SoldRow } from '@pitlane/shared-data/hours';
import { BarChart } from '@pitlane/shared-ui/charts';
import { nameOf } from './sold-table.tsx';

/** What one step of the axis is at least, in minutes, so that the axis has round hours. */
const halfHour = 30;

interface SoldChartProps {
  by: SoldFilter['by'];
  rows: readonly SoldRow[];
}

/** The rows of the table, weeks from the oldest. */
export const SoldChart = ({ by, rows }: SoldChartProps) => (
  <BarChart
    label="Sold and clocked hours"
    pair={['Sold', 'Clocked']}
    bars={(by === 'week' ? rows.toReversed() : rows).map((row, place) => ({
      name: `${by === 'job' ? `${place + 1}. ` : ''}${[nameOf(by, row), row.detail].filter(Boolean).join(', ')}`,
      tick: by === 'week' && row.day ? formatShortDay(row.day) : (row.detail ?? row.name ?? ''),
      value: row.sold_minutes / halfHour,
      beside: row.clocked_minutes / halfHour,
    }))}
    format={(steps) => formatDuration(Math.round(steps * halfHour))}
    formatTick={(steps) => `${Math.round(steps * 5) / 10} h`}
  />
);
