import { withQuery } from '@pitlane/shared-data/paths';

/** The addresses that this portal links to. A screen of one record takes its key, or `:name` for the route's pattern. */
export const paths = {
  landing: '/',
  /** Leads everyone to the dashboard of their role. */
  ownDashboard: '/dashboard',
  dashboard: '/customer-dashboard',
  myVehicles: '/my-vehicles',
  /** My Vehicles for someone who has chosen a service first; each vehicle's 'Book Service' then carries it on. */
  myVehiclesFor: (service: string | null) => withQuery('/my-vehicles', { service }),
  addVehicle: '/add-vehicle',
  /** The way to a first vehicle for someone who has chosen a service already. */
  addVehicleFor: (service: string | null) => withQuery('/add-vehicle', { service }),
  editVehicle: (vehicleId: number | ':vehicleId') => `/edit-vehicle/${vehicleId}`,
  bookService: '/book-service',
  bookServiceFor: (vehicleId: number, service: string | null = null) =>
    withQuery('/book-service', { vehicle: vehicleId, service }),
  tracking: '/service-tracking',
  history: '/service-history',
  historyOf: (vehicleId: number | ':vehicleId') => `/service-history/${vehicleId}`,
  /** One completed service, to be printed. */
  record: (requestId: number | ':requestId') => `/service-record/${requestId}`,
  services: '/services',
  models: '/car-types',
  vehicles: '/vehicles',
  /** The login, which leads back to `next` afterwards. */
  login: (next: string) => withQuery('/login', { next }),
};
