import { type StockMode, stockValueSchema } from '@pitlane/shared-data/parts';
import * as z from '@pitlane/shared-data/schema';

/** How a stock is changed, in the product's words (spec section 2). */
export const stockModes = [
  { id: 'set', label: 'Set' },
  { id: 'add', label: 'Add' },
  { id: 'subtract', label: 'Remove' },
] as const satisfies { id: StockMode; label: string }[];

/** What the stock editor holds; a quantity that is no stock is told so before anything is sent. */
export const stockChangeSchema = z.object({
  mode: z.enum(['set', 'add', 'subtract']),
  quantity: stockValueSchema,
});

export type StockChange = z.output<typeof stockChangeSchema>;

/** A Set that found another stock than the person had seen. */
export interface ChangedStock {
  seen: number;
  now: number;
  wanted: number;
}
