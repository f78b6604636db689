export {
  type Customer,
  type CustomerOverview,
  type CustomerPage,
  type CustomerSort,
  customerSorts,
  type ListedCustomer,
  type ServicedVehicle,
} from '../customers/customer.ts';
export type { CustomerFilter } from '../customers/customers-api.ts';
export { customerOverviewQuery, customersQuery } from '../customers/customers-queries.ts';
