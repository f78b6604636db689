import * as z from 'zod';
import { count, day, id, money, page, quantity, text, timestamp } from '../../foundation/answers/shapes.ts';
import { supplier } from '../suppliers/suppliers-answers.ts';
import { orderStates } from './order.ts';

const state = z.enum(orderStates);

const orderLine = z.strictObject({
  line_id: id,
  part_id: id,
  part_name: text,
  part_code: text,
  /** Numbers under which others know it. */
  other_numbers: z.array(text),
  stock_unit: text,
  quantity,
  /** Rupees each without tax, as expected; null: not known. */
  unit_cost: money.nullable(),
  received: quantity,
  /** What has not come is not wanted any more. */
  cancelled: z.boolean(),
  /** Still to come. */
  open: quantity,
});

const order = z.strictObject({
  order_id: id,
  number: text,
  supplier_id: id,
  state,
  due_on: day.nullable(),
  /** Expected before today. */
  is_late: z.boolean(),
  note: text.nullable(),
  /** One more at each change. */
  version: z.int(),
  created_at: timestamp,
  created_by_name: text,
  sent_at: timestamp.nullable(),
  /** An email address; null where it was printed. */
  sent_to: text.nullable(),
  /** Rupees without tax, as expected. */
  value: money,
  supplier,
  lines: z.array(orderLine),
});

export const orderAnswers = {
  order_details: order,
  save_order: order,
  send_order: order,
  cancel_order_lines: order,
  receive_order: order,
  list_orders: page(
    order
      .pick({
        order_id: true,
        number: true,
        supplier_id: true,
        state: true,
        version: true,
        due_on: true,
        is_late: true,
        created_at: true,
        sent_at: true,
        value: true,
      })
      .extend({
        supplier_name: text,
        parts: count,
        open_parts: count,
      }),
  ),
  /** The parts to order, and all suppliers that can be chosen. */
  reorder_list: page(
    z.strictObject({
      part_id: id,
      part_name: text,
      part_code: text,
      stock_unit: text,
      /** From whom it was last bought, at `unit_cost` (rupees each without tax). */
      supplier_id: id.nullable(),
      supplier_name: text.nullable(),
      unit_cost: money.nullable(),
      in_stock: quantity,
      reserved: quantity,
      stock_min: quantity,
      used_90_days: quantity,
      /** Of the supplier; what is used in that time is `lead_need`. */
      lead_days: count,
      lead_need: quantity,
      on_order: quantity,
      in_drafts: quantity,
      /** How many to order. */
      quantity,
      /** Jobs wait for it, and no order brings it. */
      is_short: z.boolean(),
    }),
  ).extend({ suppliers: z.array(supplier.pick({ supplier_id: true, name: true })) }),
};

export type Order = z.infer<typeof order>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderPage = z.infer<typeof orderAnswers.list_orders>;
export type ListedOrder = OrderPage['rows'][number];
export type ReorderPage = z.infer<typeof orderAnswers.reorder_list>;
export type ReorderRow = ReorderPage['rows'][number];
