import * as z from 'zod';
import { count, id, money, page, text, timestamp } from '../answers/shapes.ts';

/** `price` is charged for a job, `avg_cost` is what the garage paid, both in rupees. */
const part = z.strictObject({
  id,
  part_name: text,
  part_code: text,
  category: text,
  current_stock: count,
  stock_min: count,
  stock_unit: text,
  avg_cost: money,
  price: money,
  updated_at: timestamp,
});

const stockFigures = z.strictObject({
  in_stock: count,
  low_stock: count,
  /** In rupees, at average cost. */
  total_value: money,
});

/** A part on approved lines of a job; `quantity` and `amount` (rupees) are those of the lines, `price` is today's. */
export const approvedPart = part
  .pick({ id: true, part_name: true, part_code: true, price: true, current_stock: true })
  .extend({ quantity: z.int(), amount: money });

export const partAnswers = {
  /** One page of the inventory with figures of the matching parts and of the whole inventory. */
  list_parts: page(part).extend({
    filtered: stockFigures,
    summary: stockFigures.extend({ total_parts: count }),
    /** All categories, regardless of the filter. */
    categories: z.array(text),
  }),
  update_stock: part,
};

export type Part = z.infer<typeof part>;
export type PartPage = z.infer<typeof partAnswers.list_parts>;
export type ApprovedPart = z.infer<typeof approvedPart>;
