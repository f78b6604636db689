export { customerSorts } from '../customers/customer-sort.ts';
export type {
  Customer,
  CustomerDetails,
  CustomerOverview,
  CustomerPage,
  ListedCustomer,
  ServicedVehicle,
} from '../customers/customers-answers.ts';

export { useUpdateCustomer } from '../customers/customers-mutations.ts';
export {
  customerOverviewQuery,
  customerRequestsQuery,
  customersQuery,
} from '../customers/customers-queries.ts';
