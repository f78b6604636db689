import type { Order } from '@pitlane/shared-data/orders';
import type { Part } from '@pitlane/shared-data/parts';
import * as z from '@pitlane/shared-data/schema';

const line = z.object({
  part_id: z.number(),
  name: z.string(),
  /** Of the part's quantities. */
  unit: z.string(),
  /** Null: nothing that can be read. */
  quantity: z.nullable(z.number()),
  /** Rupees each without tax, as expected. */
  cost: z.nullable(z.number()),
});

/** What is entered of an order. */
export const orderSchema = z
  .object({
    supplier_id: z.string(),
    lines: z.array(line),
    /** What a part is looked for by. */
    find: z.string(),
    /** A day, '' for the lead days of the supplier. */
    due_on: z.string(),
    note: z.string(),
  })
  .check(
    z.byField(({ supplier_id, lines }) => ({
      supplier_id: !supplier_id && 'Please choose a supplier',
      find: lines.length === 0 && 'Please add a part',
      ...Object.fromEntries(
        lines.map(({ quantity }, index) => [
          `lines.${index}.quantity`,
          !quantity && 'Please enter a valid quantity',
        ]),
      ),
    })),
  );

export type OrderEntry = z.infer<typeof orderSchema>;
export type LineEntry = OrderEntry['lines'][number];

export const namePart = (name: string, code: string) => `${name} (${code})`;

export const entryOf = (
  order?: Order,
  part?: Pick<Part, 'id' | 'part_name' | 'part_code' | 'stock_unit'>,
): OrderEntry => ({
  supplier_id: order ? String(order.supplier_id) : '',
  due_on: order?.due_on ?? '',
  note: order?.note ?? '',
  find: '',
  lines: order
    ? order.lines.map((line) => ({
        part_id: line.part_id,
        name: namePart(line.part_name, line.part_code),
        unit: line.stock_unit,
        quantity: line.quantity,
        cost: line.unit_cost,
      }))
    : part
      ? [
          {
            part_id: part.id,
            name: namePart(part.part_name, part.part_code),
            unit: part.stock_unit,
            quantity: 1,
            cost: null,
          },
        ]
      : [],
});

/** What is sent, over the draft that was opened. */
export const savedOrder = ({ supplier_id, due_on, note, lines }: OrderEntry, order?: Order) => ({
  supplierId: Number(supplier_id),
  lines: lines.map(({ part_id, quantity, cost }) => ({ part_id, quantity: quantity ?? 0, unit_cost: cost })),
  dueOn: due_on || undefined,
  note,
  ...(order && { orderId: order.order_id, version: order.version }),
});
