import { toPaise, toRupees } from '../money/paise.ts';
import type { Part } from './parts-answers.ts';

/** Stock times average cost, in rupees (spec section 9). */
export const inventoryValue = (parts: readonly Pick<Part, 'current_stock' | 'avg_cost'>[]): number =>
  toRupees(parts.reduce((sum, part) => sum + part.current_stock * toPaise(part.avg_cost), 0));
