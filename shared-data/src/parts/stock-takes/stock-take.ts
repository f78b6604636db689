import { hasNumber } from '../part-number.ts';
import type { ListedStockTake, StockTake, StockTakeLine } from './stock-takes-answers.ts';

/** 'Rack A', 'Brakes', 'Brakes in rack A' or 'All parts'. */
export function stockTakeName({ rack, category }: Pick<ListedStockTake, 'rack' | 'category'>): string {
  if (rack === null) return category ?? 'All parts';
  return category === null ? `Rack ${rack}` : `${category} in rack ${rack}`;
}

/** The stock-take with a line as the server has saved it; one of a part that was found there is new. */
export const withLine = (stockTake: StockTake, line: StockTakeLine): StockTake => ({
  ...stockTake,
  lines: stockTake.lines.some(({ part_id }) => part_id === line.part_id)
    ? stockTake.lines.map((each) => (each.part_id === line.part_id ? line : each))
    : [...stockTake.lines, line],
});

/** The line of the part with a code, or another number, as a scanner types it. */
export const lineOfCode = (lines: StockTake['lines'], code: string): StockTakeLine | undefined =>
  lines.find((line) => hasNumber(line, code));
