import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';

/** `2 pcs at ₹1,999.99`; nothing for one of something, whose price is the amount. */
export const formatQuantity = ({
  quantity,
  unit,
  unit_price,
}: Pick<EstimateLine, 'quantity' | 'unit' | 'unit_price'>): string | undefined =>
  quantity === 1 ? undefined : `${quantity} ${unit} at ${formatMoney(unit_price ?? 0)}`;
