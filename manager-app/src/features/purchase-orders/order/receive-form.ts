import { invalidGstRate, isGstRate } from '@pitlane/shared-data/formats';
import type { Order } from '@pitlane/shared-data/orders';

/** What came of a line, as it is entered; null: nothing that can be read. */
export interface DeliveredLine {
  lineId: number;
  name: string;
  code: string;
  otherNumbers: readonly string[];
  unit: string;
  open: number;
  quantity: number | null;
  /** Rupees each without tax. */
  cost: number | null;
  /** Percent of GST. */
  rate: number | null;
}

export interface DeliveryEntry {
  number: string;
  day: string;
  lines: readonly DeliveredLine[];
  /** Rupees, of the total on the bill. */
  rounding: number | null;
}

/** All that is open, at the expected price and the rate of parts in the settings. */
export const entryOf = (order: Order, today: string, rate: number | null): DeliveryEntry => ({
  number: '',
  day: today,
  lines: order.lines
    .filter(({ open }) => open > 0)
    .map((line) => ({
      lineId: line.line_id,
      name: line.part_name,
      code: line.part_code,
      otherNumbers: line.other_numbers,
      unit: line.stock_unit,
      open: line.open,
      quantity: line.open,
      cost: line.unit_cost,
      rate: order.supplier.gstin ? rate : 0,
    })),
  rounding: 0,
});

/** A line of which nothing came is not on the bill. */
const came = ({ lines }: DeliveryEntry) => lines.filter(({ quantity }) => quantity !== 0);

export const costField = (lineId: number) => `cost-${lineId}`;
export const rateField = (lineId: number) => `rate-${lineId}`;
export const quantityField = (lineId: number) => `quantity-${lineId}`;

export const checkDelivery = (entry: DeliveryEntry): Record<string, string | false> => ({
  number: !entry.number.trim() && 'Please enter the number of the bill',
  day: !entry.day && 'Please select a day',
  ...Object.fromEntries(
    came(entry).flatMap(({ lineId, quantity, cost, rate }) => [
      [quantityField(lineId), quantity === null && 'Please enter a valid quantity'],
      [costField(lineId), cost === null && 'Please enter a valid price'],
      [rateField(lineId), (rate === null || !isGstRate(rate)) && invalidGstRate],
    ]),
  ),
  lines: came(entry).length === 0 && 'Please enter what came',
});

export const sentDelivery = (entry: DeliveryEntry, orderId: number, more: boolean) => ({
  orderId,
  number: entry.number.trim(),
  day: entry.day,
  lines: came(entry).map(({ lineId, quantity, cost, rate }) => ({
    line_id: lineId,
    quantity: quantity ?? 0,
    unit_cost: cost ?? 0,
    tax_rate: rate ?? 0,
  })),
  rounding: entry.rounding ?? 0,
  more,
});

/** What the bill comes to, to compare with the paper, in rupees. */
export const totalOf = (entry: DeliveryEntry): number =>
  came(entry).reduce(
    (sum, { quantity, cost, rate }) => sum + (quantity ?? 0) * (cost ?? 0) * (1 + (rate ?? 0) / 100),
    entry.rounding ?? 0,
  );
