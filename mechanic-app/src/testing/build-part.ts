import type { Part, PartPage } from '@pitlane/shared-data/parts';

/** A part with enough stock. */
export const buildPart = (overrides: Partial<Part> = {}): Part => ({
  id: 3,
  part_name: 'Brake pads',
  part_code: 'BRK-01',
  category: 'Brakes',
  current_stock: 8,
  stock_min: 2,
  stock_unit: 'pcs',
  avg_cost: 400,
  price: 650,
  updated_at: '2026-03-01T10:00:00Z',
  ...overrides,
});

/** A single page of parts, all in stock. */
export const buildPartPage = (rows: Part[] = [buildPart()], overrides: Partial<PartPage> = {}): PartPage => ({
  rows,
  total: rows.length,
  filtered: { in_stock: rows.length, low_stock: 0, total_value: 0 },
  summary: { total_parts: rows.length, in_stock: rows.length, low_stock: 0, total_value: 0 },
  categories: ['Brakes', 'Engine'],
  ...overrides,
});
