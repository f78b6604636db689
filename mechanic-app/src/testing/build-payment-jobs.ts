import type { PaidJob, PaymentJobs } from '@pitlane/shared-data/salary';

const buildPaidJob = (overrides: Partial<PaidJob> = {}): PaidJob => ({
  request_id: 41,
  service_name: 'Brake Repair & Service',
  vehicle_id: 3,
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  registration_number: 'KA 01 AB 1234',
  completion_date: '2026-02-20T08:00:00Z',
  final_cost: 10_415,
  ...overrides,
});

/** A payment of two jobs, one of which was deleted. */
export const buildPaymentJobs = (overrides: Partial<PaymentJobs> = {}): PaymentJobs => ({
  jobs_included: [41, 42],
  jobs: [buildPaidJob()],
  ...overrides,
});
