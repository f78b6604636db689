import * as z from 'zod';
import { count, id, money, moved, page, quantity, text, timestamp } from '../../foundation/answers/shapes.ts';
import { stockTakeStates } from './stock-take-state.ts';

const line = z.strictObject({
  part_id: id,
  part_name: text,
  part_code: text,
  other_numbers: z.array(text),
  category: text,
  shelf: text.nullable(),
  stock_unit: text,
  retired: z.boolean(),
  /** Counted here without belonging here. */
  found: z.boolean(),
  /** Null: not counted yet. */
  counted: quantity.nullable(),
  /** The stock when it was counted; null before, so that nobody counts what they read. */
  expected: quantity.nullable(),
  /** What was counted less what was expected. */
  difference: moved.nullable(),
  counted_at: timestamp.nullable(),
  counted_by_name: text.nullable(),
  /** What someone else counted, if another number. */
  other_count: quantity.nullable(),
  other_count_by_name: text.nullable(),
  /** On approved lines of open jobs, which may lie beside a car already; 0 until it is counted. */
  reserved: quantity,
  /** Someone has set the stock since it was counted. */
  corrected: z.boolean(),
  /** Of the difference, in rupees at average cost; null for a mechanic. */
  value: money.nullable(),
});

const head = z.strictObject({
  stock_take_id: id,
  /** Null: of any. */
  rack: text.nullable(),
  category: text.nullable(),
  state: z.enum(stockTakeStates),
  /** One more at each count. */
  version: z.int(),
  reason: text.nullable(),
  started_at: timestamp,
  started_by_name: text,
  closed_at: timestamp.nullable(),
  closed_by_name: text.nullable(),
});

const stockTake = head.extend({ lines: z.array(line) });

const choices = z.array(z.strictObject({ name: text, parts: count }));

export const stockTakeAnswers = {
  stock_take_choices: z.strictObject({ racks: choices, categories: choices }),
  list_stock_takes: page(head.extend({ parts: count, counted: count, differing: count })),
  stock_take_details: stockTake,
  start_stock_take: stockTake,
  count_part: line,
  post_stock_take: stockTake,
  cancel_stock_take: stockTake,
};

export type StockTake = z.infer<typeof stockTake>;
export type StockTakeLine = z.infer<typeof line>;
export type StockTakePage = z.infer<typeof stockTakeAnswers.list_stock_takes>;
export type ListedStockTake = StockTakePage['rows'][number];
export type StockTakeChoices = z.infer<typeof stockTakeAnswers.stock_take_choices>;
