import type { Job } from '@pitlane/shared-data/requests';
import { buildRequest } from '@pitlane/shared-data/testing';

/** An approved job whose car is here. */
export const buildJob = (overrides: Partial<Job> = {}): Job => ({
  ...buildRequest({
    status: 'approved',
    service_name: 'Brake Repair & Service',
    mechanic_name: 'Ravi Menon',
    scheduled_date: '2026-03-02T03:30:00Z',
    arrived_at: '2026-03-02T03:40:00Z',
    created_at: '2026-02-27T10:00:00Z',
    estimated_cost: 12_000,
    customer_notes: null,
  }),
  customer_name: 'Asha Rao',
  customer_phone: '+91 98450 11111',
  estimated_duration: 150,
  approved_parts: [],
  cost_tolerance: 10,
  is_paid: false,
  ...overrides,
});

/** A job that was completed for 12,650 rupees. */
export const buildCompletedJob = (overrides: Partial<Job> = {}): Job =>
  buildJob({
    status: 'completed',
    completion_date: '2026-03-02T08:00:00Z',
    final_cost: 12_650,
    mechanic_notes: 'New pads in front.',
    ...overrides,
  });
