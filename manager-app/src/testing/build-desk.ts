import type { DeskCustomer, DeskDay, DeskRequest, JobCard } from '@pitlane/shared-data/front-desk';
import { buildBalance } from '@pitlane/shared-data/testing';
import { customerId } from './build-customer.ts';
import { mechanicId } from './build-mechanic.ts';

/** A request at the front desk, booked and not arrived. */
export const buildDeskRequest = (overrides: Partial<DeskRequest> = {}): DeskRequest => ({
  request_id: 42,
  status: 'approved',
  service_name: 'Oil Change, Wheel Alignment',
  scheduled_date: '2026-11-22T03:30:00Z',
  drop_off: null,
  vehicle_id: 3,
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  registration_number: 'KA 01 AB 1234',
  assigned_mechanic: mechanicId,
  mechanic_name: 'Ravi Menon',
  estimated_cost: 4500,
  final_cost: null,
  owed: null,
  customer_balance: buildBalance(),
  reach: null,
  invoice_id: null,
  confirmed_at: null,
  arrived_at: null,
  key_number: null,
  collected_at: null,
  customer: { customer_id: customerId, name: 'Asha Rao', phone: '+91 98450 00021' },
  km_driven: 38_200,
  ...overrides,
});

export const buildDeskCustomer = (overrides: Partial<DeskCustomer> = {}): DeskCustomer => ({
  customer_id: customerId,
  name: 'Asha Rao',
  phone: '+91 98450 00021',
  email: null,
  has_login: false,
  balance: buildBalance(),
  vehicles: [
    {
      vehicle_id: 3,
      registration_number: 'KA 01 AB 1234',
      brand: 'Hyundai',
      model: 'Creta',
      year: 2021,
      km_driven: 38_200,
    },
  ],
  requests: [],
  ...overrides,
});

export const buildDeskDay = (overrides: Partial<DeskDay> = {}): DeskDay => ({
  expected: [],
  arrived: [],
  ready: [],
  ...overrides,
});

export const buildJobCard = (overrides: Partial<JobCard> = {}): JobCard => ({
  ...buildDeskRequest({ arrived_at: '2026-11-22T03:40:00Z', key_number: 'K7' }),
  customer_notes: 'Squeaks when braking',
  checked_in_by: 'Meera Iyer',
  arrival_kilometres: 41_200,
  arrival_fuel: 'half',
  belongings: 'Umbrella',
  handed_over_by: null,
  vin: null,
  lines: [
    { description: 'Oil Change', quantity: 1, unit: 'job', amount: 3000 },
    { description: 'Wheel Alignment', quantity: 1, unit: 'job', amount: 1500 },
  ],
  complaints: [],
  ...overrides,
});
