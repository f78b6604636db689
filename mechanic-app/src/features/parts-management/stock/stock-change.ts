import { limits } from '@pitlane/shared-data/limits';
import { type StockMode, stockValueSchema } from '@pitlane/shared-data/parts';
import * as z from '@pitlane/shared-data/schema';

export const stockModes = [
  { id: 'set', label: 'Set' },
  { id: 'add', label: 'Add' },
  { id: 'subtract', label: 'Remove' },
] as const satisfies { id: StockMode; label: string }[];

export const stockChangeSchema = (unit: string) =>
  z.object({
    mode: z.enum(['set', 'add', 'subtract']),
    quantity: stockValueSchema(unit),
    /** '' for none. */
    reason: z.string().check(z.trim(), z.maxLength(limits.notes)),
  });

export type StockChangeSchema = ReturnType<typeof stockChangeSchema>;
export type StockChange = z.output<StockChangeSchema>;

/** A Set was refused because the stock has changed since it was shown. */
export interface StockConflict {
  expected: number;
  current: number;
  requested: number;
  reason: string;
}
