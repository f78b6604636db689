import { isLowStock, type Part } from '@pitlane/shared-data/parts';
import { StatusBadge } from '@pitlane/shared-ui/core';
import { CircleCheck, TriangleAlert } from '@pitlane/shared-ui/icons';

export const StockStatus = ({ part }: { part: Part }) =>
  isLowStock(part) ? (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      Low Stock
    </StatusBadge>
  ) : (
    <StatusBadge tone="success" icon={CircleCheck}>
      In Stock
    </StatusBadge>
  );
