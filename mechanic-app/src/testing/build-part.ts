import type { ListedPart, Movement, PartDetails, PartPage } from '@pitlane/shared-data/parts';

/** A part with enough stock. */
export const buildPart = (overrides: Partial<ListedPart> = {}): ListedPart => ({
  id: 3,
  part_name: 'Brake pads',
  part_code: 'BRK-01',
  category: 'Brakes',
  current_stock: 8,
  stock_min: 2,
  stock_unit: 'pcs',
  avg_cost: 400,
  price: 650,
  shelf: 'A-1',
  other_numbers: [],
  tax_code: null,
  tax_rate: null,
  retired: false,
  reserved: 0,
  updated_at: '2026-03-01T10:00:00Z',
  ...overrides,
});

/** A single page of parts, all in stock. */
export const buildPartPage = (
  rows: ListedPart[] = [buildPart()],
  overrides: Partial<PartPage> = {},
): PartPage => ({
  rows,
  total: rows.length,
  filtered: { in_stock: rows.length, low_stock: 0, total_value: 0 },
  summary: { total_parts: rows.length, in_stock: rows.length, low_stock: 0, total_value: 0 },
  categories: ['Brakes', 'Engine'],
  ...overrides,
});

/** A part with neither reservations, orders nor changed prices. */
export const buildPartDetails = (overrides: Partial<PartDetails> = {}): PartDetails => ({
  ...buildPart(),
  proposal: null,
  on_order: 0,
  due_on: null,
  orders: [],
  used_90_days: 6,
  last_used_at: '2026-03-01T10:00:00Z',
  prices: [{ changed_at: '2026-01-01T10:00:00Z', amount: 650 }],
  costs: [],
  reservations: [],
  ...overrides,
});

/** Two of a part, used by job 41. */
export const buildMovement = (overrides: Partial<Movement> = {}): Movement => ({
  movement_id: 7,
  kind: 'use',
  quantity: -2,
  stock_after: 8,
  unit_cost: 400,
  reason: null,
  moved_by_name: 'Ravi',
  moved_at: '2026-03-01T10:00:00Z',
  request_id: 41,
  registration_number: 'KA 01 A 1',
  order_id: null,
  entered_cost: null,
  stock_take_id: null,
  returnable: 2,
  ...overrides,
});
