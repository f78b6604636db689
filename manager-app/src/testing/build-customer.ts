import type {
  CustomerOverview,
  CustomerPage,
  ListedCustomer,
  ServicedVehicle,
} from '@pitlane/shared-data/customers';
import {
  buildBalance,
  buildCompletedRequest,
  buildPage,
  buildRequest,
  buildVehicle,
} from '@pitlane/shared-data/testing';

export const customerId = '00000000-0000-4000-8000-000000000021';

/** A customer as the backend lists one for a manager. */
export const buildCustomer = (overrides: Partial<ListedCustomer> = {}): ListedCustomer => ({
  customer_id: customerId,
  name: 'Asha Rao',
  email: 'asha@pitlane.test',
  phone: '+91 98450 00021',
  address: '14 Residency Road, Bengaluru',
  status: 'active',
  has_login: true,
  created_at: '2026-03-04T20:00:00Z',
  ...overrides,
});

/** A page of customers as the backend sends it. */
export const buildCustomerPage = (
  rows: ListedCustomer[] = [buildCustomer()],
  { total = rows.length, counts = { active: total, inactive: 0 } }: Partial<CustomerPage> = {},
): CustomerPage => ({ rows, total, counts });

/** A vehicle of the customer's, with one of two services completed. */
export const buildServicedVehicle = (overrides: Partial<ServicedVehicle> = {}): ServicedVehicle => ({
  ...buildVehicle({ customer_id: customerId, fuel_type: 'petrol' }),
  last_service_date: '2026-10-18T09:00:00Z',
  completed_services: 1,
  total_services: 2,
  ...overrides,
});

/** A customer with one vehicle, as the backend sends it. */
export const buildOverview = (overrides: Partial<CustomerOverview> = {}): CustomerOverview => ({
  customer: { ...buildCustomer(), email_verified: false, closed_at: null },
  vehicles: [buildServicedVehicle()],
  balance: buildBalance(),
  counts: { vehicles: 1, total_services: 2, completed: 1 },
  ...overrides,
});

/** A customer's requests, the older one completed by a mechanic. */
export const buildCustomerRequests = () =>
  buildPage([
    buildRequest({ request_id: 42, service_name: 'Oil Change' }),
    {
      ...buildCompletedRequest(),
      vehicle_id: null,
      assigned_mechanic: '00000000-0000-4000-8000-000000000014',
    },
  ]);
