import { formatCount } from '@pitlane/shared-data/formats';
import type { GarageTrend } from '@pitlane/shared-data/overview';
import { statusLabel } from '@pitlane/shared-data/requests';
import { Section, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { SideBySide } from './side-by-side.ts';
import { TrendCharts } from './trend-charts.tsx';

const openStatuses = ['pending', 'approved', 'in_progress'] as const;

export function OpenRequests({ byStatus }: { byStatus: GarageTrend['open_by_status'] }) {
  return (
    <Section title="Open requests">
      <SideBySide $columns="narrow">
        <StatGrid aria-label="Open requests">
          {openStatuses.map((status) => (
            <StatCard key={status} label={statusLabel(status)} value={formatCount(byStatus[status])} />
          ))}
        </StatGrid>
        <TrendCharts
          charts={[
            {
              label: 'Open requests by status',
              bars: openStatuses.map((status) => ({ name: statusLabel(status), value: byStatus[status] })),
            },
          ]}
        />
      </SideBySide>
    </Section>
  );
}
