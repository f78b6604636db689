import type { Part } from './parts-answers.ts';

/** Low is at or below the minimum. */
export const isLowStock = (part: Pick<Part, 'current_stock' | 'stock_min'>): boolean =>
  part.current_stock <= part.stock_min;
