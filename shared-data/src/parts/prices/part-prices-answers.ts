import * as z from 'zod';
import { count, id, money, page, text } from '../../foundation/answers/shapes.ts';

const percent = z.number().nonnegative();

/** What is set for a category of parts; null: nothing. */
const partCategory = z.strictObject({
  name: text,
  /** How many have it. */
  parts: count,
  /** Percent on the average cost. */
  margin: percent.nullable(),
  /** Full rupees that a proposed price is rounded up to. */
  round_to: z.int().nullable(),
  /** HSN. */
  tax_code: text.nullable(),
  tax_rate: percent.nullable(),
  /** The HSN code that a category with this name has, where none is set. */
  usual_tax_code: text.nullable(),
});

/** The price (rupees) that the rule of a category proposes: cost, margin and, for a garage that charges it, tax, both in percent. */
export const priceProposal = z.strictObject({
  price: money,
  margin: percent,
  tax_rate: percent.nullable(),
  round_to: z.int().nullable(),
});

const underpricedPart = z.strictObject({
  part_id: id,
  part_name: text,
  part_code: text,
  category: text,
  avg_cost: money,
  price: money,
  proposal: priceProposal,
});

export const partPriceAnswers = {
  part_categories: z.array(partCategory),
  save_part_category: partCategory,
  /** The parts whose price is below their rule; `categories`: those with a rule. */
  list_price_proposals: page(underpricedPart).extend({ categories: z.array(text) }),
  take_prices: z.strictObject({ changed: count }),
};

export type PartCategory = z.infer<typeof partCategory>;
export type PriceProposal = z.infer<typeof priceProposal>;
export type UnderpricedPart = z.infer<typeof underpricedPart>;
export type PriceProposalPage = z.infer<typeof partPriceAnswers.list_price_proposals>;
