import * as z from 'zod';
import {
  count,
  day,
  id,
  money,
  moved,
  page,
  quantity,
  text,
  timestamp,
} from '../foundation/answers/shapes.ts';
import { priceProposal } from './prices/part-prices-answers.ts';

/** `price` is charged for a job, `avg_cost` is what the garage paid, both in rupees; no mechanic sees what was paid. */
const part = z.strictObject({
  id,
  part_name: text,
  part_code: text,
  category: text,
  current_stock: quantity,
  stock_min: quantity,
  stock_unit: text,
  avg_cost: money.nullable(),
  price: money,
  shelf: text.nullable(),
  /** Numbers under which others know it, which a search finds. */
  other_numbers: z.array(text),
  /** HSN code and GST rate (percent), where they are not those of its category. */
  tax_code: text.nullable(),
  tax_rate: z.number().nonnegative().nullable(),
  /** No longer listed once its stock is used up. */
  retired: z.boolean(),
  updated_at: timestamp,
});

/** `reserved`: on approved lines of open requests. */
const listedPart = part.extend({ reserved: quantity });

/** Rupees, since when. */
const amountsOverTime = z.array(z.strictObject({ changed_at: timestamp, amount: money }));

/** One row of the ledger of a part. */
const movement = z.strictObject({
  movement_id: id,
  kind: z.enum(['opening', 'receive', 'use', 'return', 'count', 'correct', 'import', 'send_back', 'revalue']),
  quantity: moved,
  stock_after: quantity,
  /** Rupees; null for a mechanic. */
  unit_cost: money.nullable(),
  reason: text.nullable(),
  /** Null for what no person did, such as the demo data. */
  moved_by_name: text.nullable(),
  moved_at: timestamp,
  /** Of a job whose parts they are; null for a mechanic who has another job. */
  request_id: id.nullable(),
  registration_number: text.nullable(),
  /** The purchase order that brought them, or that they went back from; null for a mechanic. */
  order_id: id.nullable(),
  /** Of a receipt, in rupees each: as it was entered or corrected since, without tax where it came with a bill; null for a mechanic. */
  entered_cost: money.nullable(),
  /** The stock-take that found the difference. */
  stock_take_id: id.nullable(),
  /** How many of a use can still come back from the job. */
  returnable: quantity,
});

const stockFigures = z.strictObject({
  in_stock: count,
  low_stock: count,
  /** In rupees, at average cost for managers and at the selling price for mechanics. */
  total_value: money,
});

/**
 * A part on approved lines of a job; `quantity` and `amount` (rupees) are those of the lines, `price` is today's, `short` is
 * how many of them are not in stock, `due_on` when an open order brings the next.
 */
export const approvedPart = part
  .pick({ id: true, part_name: true, part_code: true, price: true, current_stock: true, stock_unit: true })
  .extend({ quantity, amount: money, short: quantity, due_on: day.nullable() });

/** A part of a request that is not in stock: how many are missing, and when an open order brings the next. */
export const shortage = z.strictObject({
  part_id: id,
  part_name: text,
  short: quantity,
  due_on: day.nullable(),
});

export const partAnswers = {
  /** One page of the inventory with figures of the matching parts and of the whole inventory. */
  list_parts: page(listedPart).extend({
    filtered: stockFigures,
    summary: stockFigures.extend({ total_parts: count }),
    /** All categories, regardless of the filter. */
    categories: z.array(text),
  }),
  /** The part with a code or other number, however it is spelled; null when no part has it. */
  find_part: listedPart.nullable(),
  update_stock: part,
  save_part: part,
  set_part_retired: part,
  receive_part: part,
  correct_cost: part,
  return_part: part,
  part_movements: page(movement),
  part_details: listedPart.extend({
    /** The price that the rule of its category proposes; null without a rule or a cost, and for a mechanic. */
    proposal: priceProposal.nullable(),
    /** Still to come, and the day of the next. */
    on_order: quantity,
    due_on: day.nullable(),
    /** The orders that bring it, the next first; `open`: how many are still to come. A mechanic sees neither link nor supplier. */
    orders: z.array(
      z.strictObject({
        order_id: id.nullable(),
        number: text,
        supplier_name: text.nullable(),
        open: quantity,
        due_on: day.nullable(),
        is_late: z.boolean(),
      }),
    ),
    used_90_days: quantity,
    last_used_at: timestamp.nullable(),
    prices: amountsOverTime,
    /** Average costs; none for a mechanic. */
    costs: amountsOverTime,
    /** The open requests that will take it, by their day; a mechanic sees which of them are the own jobs. */
    reservations: z.array(
      z.strictObject({
        request_id: id.nullable(),
        registration_number: text.nullable(),
        scheduled_date: timestamp,
        quantity,
        short: quantity,
      }),
    ),
  }),
};

export type Part = z.infer<typeof part>;
export type ListedPart = z.infer<typeof listedPart>;
export type Movement = z.infer<typeof movement>;
export type MovementKind = Movement['kind'];
export type MovementPage = z.infer<typeof partAnswers.part_movements>;
export type PartDetails = z.infer<typeof partAnswers.part_details>;
export type AmountOverTime = z.infer<typeof amountsOverTime>[number];
export type PartPage = z.infer<typeof partAnswers.list_parts>;
export type Shortage = z.infer<typeof shortage>;
export type ApprovedPart = z.infer<typeof approvedPart>;
