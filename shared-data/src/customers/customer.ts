import type { CustomerBalance } from '../balance/customer-balance.ts';
import type { Database } from '../client/database.types.ts';
import type { Page } from '../paging/page.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

type CustomerRow = Database['public']['Tables']['customers']['Row'];

/** `status` is for display only (spec section 4). */
export interface Customer extends Omit<CustomerRow, 'status' | 'search_text'> {
  status: 'active' | 'inactive';
}

export interface ListedCustomer extends Omit<Customer, 'email_verified' | 'closed_at'> {}

/** What staff change of a customer. `email` is where messages go; the address of a login stays as it is. */
export interface CustomerDetails extends Pick<Customer, 'name' | 'phone' | 'email' | 'address'> {}

/** One page of customers; `counts` cover the search in any status. */
export interface CustomerPage extends Page<ListedCustomer> {
  counts: { active: number; inactive: number };
}

/** A vehicle with its services: its requests in any status. */
export interface ServicedVehicle extends Vehicle {
  /** When the latest service was completed. */
  last_service_date: string | null;
  completed_services: number;
  total_services: number;
}

/** A customer with every vehicle; `counts` include the services of deleted vehicles. */
export interface CustomerOverview {
  customer: Customer;
  vehicles: ServicedVehicle[];
  balance: CustomerBalance;
  counts: { vehicles: number; total_services: number; completed: number };
}

/** A leading - means descending. */
export const customerSorts = ['-created', 'created', 'name', '-name', 'email', '-email'] as const;

export type CustomerSort = (typeof customerSorts)[number];
