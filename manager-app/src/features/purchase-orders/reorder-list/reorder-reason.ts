import { formatCountOf } from '@pitlane/shared-data/formats';
import type { ReorderRow } from '@pitlane/shared-data/orders';

/** Why so many are to be ordered: each number that counts, in words. */
export function reorderReason(row: ReorderRow): string {
  const wanted = [
    row.stock_min > 0 && `min stock ${row.stock_min}`,
    row.reserved > 0 && `${row.reserved} reserved`,
    row.lead_need > 0 && `${row.lead_need} used in ${formatCountOf(row.lead_days, 'day')} until a delivery`,
  ];
  const there = [
    `${row.in_stock} in stock`,
    row.on_order > 0 && `${row.on_order} on order`,
    row.in_drafts > 0 && `${row.in_drafts} in drafts`,
  ];
  return `${wanted.filter(Boolean).join(' + ')}, less ${there.filter(Boolean).join(' and ')}`;
}
