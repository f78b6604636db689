export {
  type Customer,
  type CustomerOverview,
  type CustomerPage,
  customerSorts,
  type ListedCustomer,
  type ServicedVehicle,
} from '../customers/customer.ts';

export { customerOverviewQuery, customersQuery } from '../customers/customers-queries.ts';
