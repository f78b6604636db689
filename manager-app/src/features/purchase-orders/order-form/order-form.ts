import type { Order } from '@pitlane/shared-data/orders';
import type { Part } from '@pitlane/shared-data/parts';

/** A part of an order as it is entered; null: nothing that can be read. */
export interface LineEntry {
  partId: number;
  name: string;
  /** Of the part's quantities. */
  unit: string;
  quantity: number | null;
  /** Rupees each without tax, as expected. */
  cost: number | null;
}

/** What is entered of an order. */
export interface OrderEntry {
  supplierId: string;
  /** A day, '' for the lead days of the supplier. */
  dueOn: string;
  note: string;
  lines: readonly LineEntry[];
}

export const namePart = (name: string, code: string) => `${name} (${code})`;

export const entryOf = (
  order?: Order,
  part?: Pick<Part, 'id' | 'part_name' | 'part_code' | 'stock_unit'>,
): OrderEntry => ({
  supplierId: order ? String(order.supplier_id) : '',
  dueOn: order?.due_on ?? '',
  note: order?.note ?? '',
  lines: order
    ? order.lines.map((line) => ({
        partId: line.part_id,
        name: namePart(line.part_name, line.part_code),
        unit: line.stock_unit,
        quantity: line.quantity,
        cost: line.unit_cost,
      }))
    : part
      ? [
          {
            partId: part.id,
            name: namePart(part.part_name, part.part_code),
            unit: part.stock_unit,
            quantity: 1,
            cost: null,
          },
        ]
      : [],
});

export const quantityField = (partId: number) => `quantity-${partId}`;

export const checkOrder = ({ supplierId, lines }: OrderEntry): Record<string, string | false> => ({
  supplier_id: !supplierId && 'Please choose a supplier',
  lines: lines.length === 0 && 'Please add a part',
  ...Object.fromEntries(
    lines.map(({ partId, quantity }) => [
      quantityField(partId),
      !quantity && 'Please enter a valid quantity',
    ]),
  ),
});

/** What is sent, over the draft that was opened. */
export const savedOrder = ({ supplierId, dueOn, note, lines }: OrderEntry, order?: Order) => ({
  supplierId: Number(supplierId),
  lines: lines.map(({ partId, quantity, cost }) => ({
    part_id: partId,
    quantity: quantity ?? 0,
    unit_cost: cost,
  })),
  dueOn: dueOn || undefined,
  note,
  ...(order && { orderId: order.order_id, version: order.version }),
});
