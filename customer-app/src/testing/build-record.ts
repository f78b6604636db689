import type { ServiceRecord } from '@pitlane/shared-data/requests';

/** A completed service with two parts, as the backend sends it. */
export const buildRecord = (overrides: Partial<ServiceRecord> = {}): ServiceRecord => ({
  request_id: 41,
  service_name: 'Full Service',
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  registration_number: 'KA 01 AB 1234',
  vin: 'MALC381CLNM123456',
  mechanic_name: 'Ravi Menon',
  created_at: '2026-11-08T05:15:00Z',
  completion_date: '2026-11-10T11:00:00Z',
  estimated_cost: 4500,
  final_cost: 5000,
  customer_notes: 'Brakes squeal in the morning',
  mechanic_notes: 'Pads replaced on both front wheels',
  lines: [{ description: 'Full Service', quantity: 1, unit: 'job', amount: 4500 }],
  parts: [
    { part_name: 'Brake Pads, front', quantity: 1, cost: 2650 },
    { part_name: 'Oil Filter, diesel', quantity: 2, cost: 780.5 },
  ],
  ...overrides,
});
