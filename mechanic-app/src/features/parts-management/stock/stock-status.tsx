import { isLowStock, isOutOfStock, type Part } from '@pitlane/shared-data/parts';
import { StatusBadge } from '@pitlane/shared-ui/core';
import { CircleAlert, CircleCheck, TriangleAlert } from '@pitlane/shared-ui/icons';

export function StockStatus({ part }: { part: Part }) {
  if (isOutOfStock(part)) {
    return (
      <StatusBadge tone="danger" icon={CircleAlert}>
        Out of Stock
      </StatusBadge>
    );
  }
  return isLowStock(part) ? (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      Low Stock
    </StatusBadge>
  ) : (
    <StatusBadge tone="success" icon={CircleCheck}>
      In Stock
    </StatusBadge>
  );
}
