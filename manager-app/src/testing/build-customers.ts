import type {
  CustomerOverview,
  CustomerPage,
  ListedCustomer,
  ServicedVehicle,
} from '@pitlane/shared-data/customers';

export const customerId = '00000000-0000-4000-8000-000000000021';

/** A customer as the backend lists one for a manager, for tests. */
export const buildCustomer = (changes: Partial<ListedCustomer> = {}): ListedCustomer => ({
  customer_id: customerId,
  name: 'Asha Rao',
  email: 'asha@pitlane.test',
  phone: '+91 98450 00021',
  address: '14 Residency Road, Bengaluru',
  status: 'active',
  created_at: '2026-03-04T20:00:00Z',
  ...changes,
});

/** A page of customers as the backend sends it, for tests. */
export const buildCustomerPage = (
  rows: ListedCustomer[] = [buildCustomer()],
  { total = rows.length, counts = { active: total, inactive: 0 } }: Partial<CustomerPage> = {},
): CustomerPage => ({ rows, total, counts });

/** A vehicle with one of two services completed, for tests. */
export const buildVehicle = (changes: Partial<ServicedVehicle> = {}): ServicedVehicle => ({
  vehicle_id: 7,
  customer_id: customerId,
  registration_number: 'KA 01 AB 1234',
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  color: 'White',
  fuel_type: 'petrol',
  km_driven: 124_500,
  vin: null,
  engine_number: null,
  chassis_number: null,
  last_oil_change: null,
  created_at: '2026-03-05T05:00:00Z',
  last_service_date: '2026-10-18T09:00:00Z',
  completed_services: 1,
  total_services: 2,
  ...changes,
});

/** A customer with one vehicle, as the backend sends it, for tests. */
export const buildOverview = (changes: Partial<CustomerOverview> = {}): CustomerOverview => ({
  customer: { ...buildCustomer(), email_verified: false },
  vehicles: [buildVehicle()],
  counts: { vehicles: 1, total_services: 2, completed: 1 },
  ...changes,
});
