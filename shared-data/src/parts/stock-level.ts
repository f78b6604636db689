import type { Part } from './parts-answers.ts';

/** Spec section 4: at or below the minimum. */
export const isLowStock = (part: Pick<Part, 'current_stock' | 'stock_min'>): boolean =>
  part.current_stock <= part.stock_min;
