import { searchKey } from '@pitlane/shared-data/formats';
import { partNumberKey } from '@pitlane/shared-data/parts';
import type { StockTake, StockTakeLine } from '@pitlane/shared-data/stock-takes';
import type { WaitingCount } from '@pitlane/shared-data/work-queue';

/** A line with the count that waits on this device for the network. */
export interface CountedLine extends StockTakeLine {
  isWaiting: boolean;
}

/** The lines of a stock-take over which the waiting counts are laid, oldest first. */
export function countedLines(stockTake: StockTake, waiting: readonly WaitingCount[]): CountedLine[] {
  const counts = new Map<number, number | null>();
  for (const { count, refusal } of waiting)
    if (count.stockTakeId === stockTake.stock_take_id && !refusal) counts.set(count.partId, count.quantity);
  return stockTake.lines.map((line) => {
    const quantity = counts.get(line.part_id);
    return quantity === undefined
      ? { ...line, isWaiting: false }
      : { ...line, isWaiting: true, counted: quantity, expected: null, difference: null, value: null };
  });
}

export const lineFilters = ['to-count', 'counted', 'differing'] as const;
export type LineFilter = (typeof lineFilters)[number];

const filterLabels: Record<LineFilter, string> = {
  'to-count': 'To count',
  counted: 'Counted',
  differing: 'Differences',
};

const isShown: Record<LineFilter, (line: CountedLine) => boolean> = {
  'to-count': ({ counted }) => counted === null,
  counted: ({ counted }) => counted !== null,
  differing: ({ difference }) => difference !== null && difference !== 0,
};

/** Whether a text is part of a line's name or shelf, or, however it is spelled, of one of its numbers. */
export function hasText(line: CountedLine, search: string): boolean {
  const text = searchKey(search);
  const key = partNumberKey(search);
  const numbers = [line.part_code, ...line.other_numbers];
  return (
    [line.part_name, line.shelf ?? '', ...numbers].some((each) => searchKey(each).includes(text)) ||
    numbers.some((number) => partNumberKey(number).includes(key))
  );
}

export const filterLines = (lines: readonly CountedLine[], filter: LineFilter, search: string) =>
  lines.filter((line) => isShown[filter](line) && hasText(line, search));

/** With how many lines each has. */
export const filterOptions = (lines: readonly CountedLine[]) =>
  lineFilters.map((id) => ({ id, label: `${filterLabels[id]} (${lines.filter(isShown[id]).length})` }));
