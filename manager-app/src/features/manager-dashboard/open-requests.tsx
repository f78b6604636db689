import { formatCount } from '@pitlane/shared-data/formats';
import type { GarageTrend } from '@pitlane/shared-data/overview';
import { statusLabel } from '@pitlane/shared-data/requests';
import { Section, StatCard, StatGrid } from '@pitlane/shared-ui/core';

const openStatuses = ['pending', 'approved', 'in_progress'] as const;

export function OpenRequests({ byStatus }: { byStatus: GarageTrend['open_by_status'] }) {
  return (
    <Section title="Open requests">
      <StatGrid aria-label="Open requests">
        {openStatuses.map((status) => (
          <StatCard key={status} label={statusLabel(status)} value={formatCount(byStatus[status])} />
        ))}
      </StatGrid>
    </Section>
  );
}
