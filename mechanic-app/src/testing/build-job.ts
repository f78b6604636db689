import type { Job } from '@pitlane/shared-data/requests';

/** An approved job to change as a test needs it. */
export const aJob = (changes: Partial<Job> = {}): Job => ({
  request_id: 41,
  status: 'approved',
  service_name: 'Brake Repair & Service',
  brand: 'Honda',
  model: 'City',
  year: 2021,
  registration_number: 'KA 01 AB 1234',
  vehicle_id: 7,
  mechanic_name: 'Ravi Menon',
  scheduled_date: '2026-03-02T03:30:00Z',
  completion_date: null,
  created_at: '2026-02-27T10:00:00Z',
  estimated_cost: 12000,
  final_cost: null,
  customer_notes: null,
  mechanic_notes: null,
  customer_name: 'Asha Rao',
  customer_phone: '+91 98450 11111',
  service_price: 12000,
  estimated_duration: 150,
  is_paid: false,
  ...changes,
});

/** A job that was completed, for 12,650 rupees. */
export const aCompletedJob = (changes: Partial<Job> = {}): Job =>
  aJob({
    status: 'completed',
    completion_date: '2026-03-02T08:00:00Z',
    final_cost: 12650,
    mechanic_notes: 'New pads in front.',
    ...changes,
  });
