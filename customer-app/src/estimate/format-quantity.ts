import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';

type Priced = Pick<EstimateLine, 'quantity' | 'unit' | 'unit_price' | 'discount' | 'discount_reason'>;

/**
 * `2 pieces at ₹1,999.99, less ₹400 (Regular customer)`; nothing for one of something without a discount, whose price is the
 * amount.
 */
export function formatQuantity({
  quantity,
  unit,
  unit_price,
  discount,
  discount_reason,
}: Priced): string | undefined {
  const price = formatMoney(unit_price ?? 0);
  const pieces = quantity === 1 ? price : `${sayQuantity(quantity, unit)} at ${price}`;
  if (discount === 0) return quantity === 1 ? undefined : pieces;
  return `${pieces}, less ${formatMoney(discount)} (${discount_reason})`;
}
