import { formatMoney } from '@pitlane/shared-data/formats';
import type { PartPage } from '@pitlane/shared-data/parts';
import { useSession } from '@pitlane/shared-data/session';
import { StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Boxes, IndianRupee, PackageCheck, TriangleAlert } from '@pitlane/shared-ui/icons';

/** Figures of the whole inventory, independent of the filter. */
export function InventorySummary({ summary }: { summary?: PartPage['summary'] }) {
  const isManager = useSession().account?.role === 'manager';
  return (
    <StatGrid aria-label="Inventory" isPending={!summary}>
      <StatCard icon={Boxes} label="Total Parts" value={summary?.total_parts} />
      <StatCard icon={PackageCheck} tone="success" label="In Stock" value={summary?.in_stock} />
      <StatCard icon={TriangleAlert} tone="warning" label="Low Stock" value={summary?.low_stock} />
      <StatCard
        icon={IndianRupee}
        label="Total Value"
        value={summary && formatMoney(summary.total_value)}
        detail={isManager ? 'Stock at average cost' : 'Stock at selling price'}
      />
    </StatGrid>
  );
}
