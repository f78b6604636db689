import { invalidGstRate, isGstRate } from '@pitlane/shared-data/formats';
import type { Order } from '@pitlane/shared-data/orders';
import * as z from '@pitlane/shared-data/schema';

/** What came of a line, as it is entered; null: nothing that can be read. */
const line = z.object({
  lineId: z.number(),
  name: z.string(),
  code: z.string(),
  otherNumbers: z.array(z.string()),
  unit: z.string(),
  open: z.number(),
  quantity: z.nullable(z.number()),
  /** Rupees each without tax. */
  cost: z.nullable(z.number()),
  /** Percent of GST. */
  rate: z.nullable(z.number()),
});

export type DeliveredLine = z.infer<typeof line>;

/** A line of which nothing came is not on the bill. */
const came = ({ lines }: { lines: readonly DeliveredLine[] }) =>
  lines.filter(({ quantity }) => quantity !== 0);

export const deliverySchema = z
  .object({
    number: z.requiredText('Please enter the number of the bill'),
    day: z.requiredText('Please select a day'),
    lines: z.array(line),
    /** Rupees, of the total on the bill. */
    rounding: z.nullable(z.number()),
    /** More came than is open. */
    more: z.boolean(),
  })
  .check(
    z.byField((entry) => ({
      ...Object.fromEntries(
        entry.lines.flatMap(({ quantity, cost, rate }, index) =>
          quantity === 0
            ? []
            : [
                [`lines.${index}.quantity`, quantity === null && 'Please enter a valid quantity'],
                [`lines.${index}.cost`, cost === null && 'Please enter a valid price'],
                [`lines.${index}.rate`, (rate === null || !isGstRate(rate)) && invalidGstRate],
              ],
        ),
      ),
      ...(came(entry).length === 0 && { 'lines.0.quantity': 'Please enter what came' }),
    })),
  );

export type DeliveryEntry = z.infer<typeof deliverySchema>;

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
  more: false,
});

export const sentDelivery = (entry: DeliveryEntry, orderId: number) => ({
  orderId,
  number: entry.number,
  day: entry.day,
  lines: came(entry).map(({ lineId, quantity, cost, rate }) => ({
    line_id: lineId,
    quantity: quantity ?? 0,
    unit_cost: cost ?? 0,
    tax_rate: rate ?? 0,
  })),
  rounding: entry.rounding ?? 0,
  more: entry.more,
});

/** What the bill comes to, to compare with the paper, in rupees. */
export const totalOf = (entry: Pick<DeliveryEntry, 'lines' | 'rounding'>): number =>
  came(entry).reduce(
    (sum, { quantity, cost, rate }) => sum + (quantity ?? 0) * (cost ?? 0) * (1 + (rate ?? 0) / 100),
    entry.rounding ?? 0,
  );
