import type { DueWork, DueWorkPage } from '../../vehicles/due-work/due-work-answers.ts';

/** By default an oil change that was never done here. */
export const buildDueWork = (overrides: Partial<DueWork> = {}): DueWork => ({
  due_id: 5,
  kind: 'service',
  work: 'Oil Change',
  service_id: 2,
  line_id: null,
  document_id: null,
  due_on: '2026-03-20',
  due_by: 'months',
  since: '2025-03-20T06:30:00Z',
  is_done: false,
  months: 12,
  kilometres: 10_000,
  why: null,
  is_declined: null,
  price_then: null,
  is_withheld: false,
  price_now: 3500,
  vehicle_id: 3,
  registration_number: 'KA 01 AB 1234',
  brand: 'Hyundai',
  model: 'Creta',
  customer_id: '00000000-0000-4000-8000-000000000021',
  customer_name: 'Asha Rao',
  phone: '+91 98450 00021',
  put_off_until: null,
  put_off_reason: null,
  put_off_by_name: null,
  last_contact: null,
  contacts: [],
  ...overrides,
});

/** A line in words that its customer declined. */
export const buildDeferredLine = (overrides: Partial<DueWork> = {}): DueWork =>
  buildDueWork({
    due_id: 6,
    kind: 'deferred',
    work: 'Rear wiper',
    service_id: null,
    line_id: 8,
    due_by: null,
    months: null,
    kilometres: null,
    is_done: null,
    why: 'Too dear',
    is_declined: true,
    price_then: 800,
    price_now: 900,
    ...overrides,
  });

/** A document that ends. */
export const buildDueDocument = (overrides: Partial<DueWork> = {}): DueWork =>
  buildDueWork({
    due_id: 7,
    kind: 'document',
    work: 'Insurance',
    service_id: null,
    document_id: 4,
    due_by: null,
    months: null,
    kilometres: null,
    is_done: null,
    price_now: null,
    ...overrides,
  });

export const buildDueWorkPage = (rows: DueWork[] = [buildDueWork()]): DueWorkPage => ({
  rows,
  total: rows.length,
});
