import type { ListedStockTake, StockTake, StockTakeLine } from '@pitlane/shared-data/stock-takes';

/** Brake pads that nobody has counted yet. */
export const buildStockTakeLine = (changes: Partial<StockTakeLine> = {}): StockTakeLine => ({
  part_id: 3,
  part_name: 'Brake pads',
  part_code: 'BRK-01',
  other_numbers: ['P 30 056'],
  category: 'Brakes',
  shelf: 'A-1',
  stock_unit: 'pcs',
  retired: false,
  found: false,
  counted: null,
  expected: null,
  difference: null,
  counted_at: null,
  counted_by_name: null,
  other_count: null,
  other_count_by_name: null,
  reserved: 0,
  corrected: false,
  value: null,
  ...changes,
});

/** Eight were expected, and seven are there. */
export const buildCountedLine = (changes: Partial<StockTakeLine> = {}): StockTakeLine =>
  buildStockTakeLine({
    part_id: 4,
    part_name: 'Oil filter',
    part_code: 'FLT-01',
    other_numbers: [],
    shelf: 'A-2',
    counted: 7,
    expected: 8,
    difference: -1,
    value: -180,
    counted_at: '2026-11-27T05:00:00Z',
    counted_by_name: 'Ravi',
    ...changes,
  });

const head: Omit<StockTake, 'lines'> = {
  stock_take_id: 6,
  rack: 'A',
  category: null,
  state: 'open',
  version: 3,
  reason: null,
  started_at: '2026-11-27T04:30:00Z',
  started_by_name: 'Ravi',
  closed_at: null,
  closed_by_name: null,
};

export const buildStockTake = (changes: Partial<StockTake> = {}): StockTake => ({
  ...head,
  lines: [buildStockTakeLine(), buildCountedLine()],
  ...changes,
});

export const buildListedStockTake = (changes: Partial<ListedStockTake> = {}): ListedStockTake => ({
  ...head,
  parts: 2,
  counted: 1,
  differing: 1,
  ...changes,
});
