import type { EstimateRow } from '@pitlane/shared-data/estimates';

export { buildEstimate, buildInspection, buildItem, buildLine } from '@pitlane/shared-data/testing';

/** A request whose one line has no price. */
export const buildEstimateRow = (overrides: Partial<EstimateRow> = {}): EstimateRow => ({
  request_id: 41,
  service_name: 'Brake Repair & Service',
  brand: 'Hyundai',
  model: 'Creta',
  registration_number: 'KA 01 AB 1234',
  customer_name: 'Asha Rao',
  customer_phone: '+91 98450 11111',
  mechanic_name: 'Ravi Menon',
  state: 'to_price',
  lines: 1,
  unpriced: 1,
  amount: 0,
  since: '2026-03-02T05:00:00Z',
  reached_nobody: false,
  last_answer: null,
  ...overrides,
});

export const buildEstimatePage = (rows: EstimateRow[] = [buildEstimateRow()]) => ({
  rows,
  total: rows.length,
  counts: { to_price: rows.length, waiting: 2, answered: 3 },
});
