import type { Database } from '../client/database.types.ts';

/** A part in stock: `price` is what a job pays for it, `avg_cost` what it cost the garage, both in rupees. */
export type Part = Database['public']['Tables']['parts']['Row'];

/** Spec section 4: at or below the minimum. */
export const isLowStock = (part: Pick<Part, 'current_stock' | 'stock_min'>): boolean =>
  part.current_stock <= part.stock_min;

export interface StockFigures {
  in_stock: number;
  low_stock: number;
  /** Rupees, at average cost. */
  total_value: number;
}

/** One page of the inventory, the figures of all rows that fit the filter, and those of the whole inventory. */
export interface PartPage {
  rows: Part[];
  total: number;
  filtered: StockFigures;
  summary: StockFigures & { total_parts: number };
  /** Every category there is, whatever the filter. */
  categories: string[];
}
