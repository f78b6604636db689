import { formatCount, formatCountOf } from '@pitlane/shared-data/formats';
import type { ReorderRow } from '@pitlane/shared-data/orders';
import { sayQuantity } from '@pitlane/shared-data/quantities';

/** Why so many are to be ordered: each number that counts, in words. */
export function reorderReason(row: ReorderRow): string {
  const wanted = [
    row.stock_min > 0 && `min stock ${formatCount(row.stock_min)}`,
    row.reserved > 0 && `${formatCount(row.reserved)} reserved`,
    row.lead_need > 0 &&
      `${formatCount(row.lead_need)} used in ${formatCountOf(row.lead_days, 'day')} until a delivery`,
  ];
  const there = [
    `${sayQuantity(row.in_stock, row.stock_unit)} in stock`,
    row.on_order > 0 && `${formatCount(row.on_order)} on order`,
    row.in_drafts > 0 && `${formatCount(row.in_drafts)} in drafts`,
  ];
  return `${wanted.filter(Boolean).join(' + ')}, less ${there.filter(Boolean).join(' and ')}`;
}
