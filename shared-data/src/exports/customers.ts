export {
  type Customer,
  type CustomerOverview,
  type CustomerPage,
  customerSorts,
  type ListedCustomer,
  type ServicedVehicle,
} from '../customers/customer.ts';

export {
  customerOverviewQuery,
  customerRequestsQuery,
  customersQuery,
} from '../customers/customers-queries.ts';
