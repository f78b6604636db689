export {
  type Customer,
  type CustomerDetails,
  type CustomerOverview,
  type CustomerPage,
  customerSorts,
  type ListedCustomer,
  type ServicedVehicle,
} from '../customers/customer.ts';

export { useUpdateCustomer } from '../customers/customers-mutations.ts';
export {
  customerOverviewQuery,
  customerRequestsQuery,
  customersQuery,
} from '../customers/customers-queries.ts';
