import type { Database } from '../client/database.types.ts';

/** `price` is charged for a job, `avg_cost` is what the garage paid, both in rupees. */
export type Part = Database['public']['Tables']['parts']['Row'];

/** Spec section 4: at or below the minimum. */
export const isLowStock = (part: Pick<Part, 'current_stock' | 'stock_min'>): boolean =>
  part.current_stock <= part.stock_min;

export const isOutOfStock = (part: Pick<Part, 'current_stock'>): boolean => part.current_stock <= 0;

export interface StockFigures {
  in_stock: number;
  low_stock: number;
  /** In rupees, at average cost. */
  total_value: number;
}

/** One page of the inventory with figures of the matching parts and of the whole inventory. */
export interface PartPage {
  rows: Part[];
  total: number;
  filtered: StockFigures;
  summary: StockFigures & { total_parts: number };
  /** All categories, regardless of the filter. */
  categories: string[];
}

/** A part on approved lines of a job; `quantity` and `amount` (rupees) are those of the lines, `price` is today's. */
export interface ApprovedPart {
  id: number;
  part_name: string;
  part_code: string;
  price: number;
  current_stock: number;
  quantity: number;
  amount: number;
}
