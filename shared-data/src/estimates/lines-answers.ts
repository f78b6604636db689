import * as z from 'zod';
import { count, id, money, text, timestamp } from '../foundation/answers/shapes.ts';
import { answerChannels, lineKinds, urgencies } from './estimate-line.ts';

export const answerChannel = z.enum(answerChannels);
export const lineKind = z.enum(lineKinds);

/** A line of a request, in rupees including tax. */
export const estimateLine = z.strictObject({
  line_id: id,
  request_id: id,
  position: z.int(),
  kind: lineKind,
  description: text,
  quantity: z.number(),
  unit: text,
  /** Null until a manager sets it, like `amount`. */
  unit_price: money.nullable(),
  /** Rupees, taken off quantity times price. */
  discount: money,
  /** The discount follows the price; null for one in rupees. */
  discount_percent: z.number().nullable(),
  discount_reason: text.nullable(),
  amount: money.nullable(),
  /** Percent. */
  tax_rate: z.number(),
  tax_code: text.nullable(),
  minutes: count.nullable(),
  service_id: id.nullable(),
  part_id: id.nullable(),
  inspection_item_id: id.nullable(),
  source: text,
  urgency: z.enum(urgencies),
  what_it_is: text.nullable(),
  why_needed: text.nullable(),
  if_it_waits: text.nullable(),
  status: z.enum(['proposed', 'approved', 'declined', 'withdrawn']),
  /** Counts the changes. */
  version: z.int(),
  /** The decided line that this one changes. */
  replaces: id.nullable(),
  sent_at: timestamp.nullable(),
  decided_by_name: text.nullable(),
  decided_at: timestamp.nullable(),
  decision_channel: answerChannel.nullable(),
  decline_reason: text.nullable(),
  created_at: timestamp,
});

export const lineAnswers = {
  add_line: estimateLine,
  change_line: estimateLine,
  withdraw_line: estimateLine,
  discount_lines: z.strictObject({
    request_id: id,
    /** Of all proposed lines, like `amount`, which is what is left. */
    discount: money,
    amount: money,
  }),
};

export type EstimateLine = z.infer<typeof estimateLine>;
export type DiscountedLines = z.infer<typeof lineAnswers.discount_lines>;
