import { toPaise, toRupees } from '../foundation/numbers/paise.ts';
import type { Part } from './parts-answers.ts';

/** What a part is worth to who reads it, in rupees: its average cost; for a mechanic, who sees none, its price. */
export const unitValue = ({ avg_cost, price }: Pick<Part, 'avg_cost' | 'price'>): number => avg_cost ?? price;

/** Stock times average cost, in rupees, each part half up to the paisa as the database has it. */
export const inventoryValue = (
  parts: readonly Pick<Part, 'current_stock' | 'avg_cost' | 'price'>[],
): number =>
  toRupees(parts.reduce((sum, part) => sum + Math.round(part.current_stock * toPaise(unitValue(part))), 0));
