import * as z from 'zod';
import { id, money, page, quantity, text, timestamp } from '../../foundation/answers/shapes.ts';

const partTurn = z.strictObject({
  part_id: id,
  part_name: text,
  part_code: text,
  category: text,
  current_stock: quantity,
  stock_unit: text,
  /** In 365 days, less what came back. */
  used: quantity,
  /** Over these days. */
  average_stock: z.number().nonnegative(),
  /** `used` by `average_stock`; null for a part that was never there. */
  turn: z.number().nonnegative().nullable(),
  /** Of the stock: rupees, at average cost. */
  value: money,
});

export const partTurnAnswers = {
  /** counted_at: of `used`, `average_stock` and `turn`, once a day; null before the first count. */
  list_part_turns: page(partTurn).extend({ counted_at: timestamp.nullable(), categories: z.array(text) }),
  part_turn_register: z.strictObject({ rows: z.array(partTurn), next: id.nullable() }),
};

export type PartTurn = z.infer<typeof partTurn>;
export type PartTurnPage = z.infer<typeof partTurnAnswers.list_part_turns>;
