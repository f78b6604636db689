import { withQuery } from '@pitlane/shared-data/paths';

/** The paths that this portal links to. A screen of one record takes its id, or `:name` for the route's pattern. */
export const paths = {
  landing: '/',
  /** Redirects to the dashboard of the user's role. */
  ownDashboard: '/dashboard',
  dashboard: '/customer-dashboard',
  myVehicles: '/my-vehicles',
  /** My Vehicles when a service was chosen first; each vehicle's 'Book Service' passes it on. */
  myVehiclesFor: (service: string | null) => withQuery('/my-vehicles', { service }),
  addVehicle: '/add-vehicle',
  addVehicleFor: (service: string | null) => withQuery('/add-vehicle', { service }),
  /** A buyer takes over a car with a code. */
  takeVehicle: '/take-vehicle',
  editVehicle: (vehicleId: number | ':vehicleId') => `/edit-vehicle/${vehicleId}`,
  bookService: '/book-service',
  bookServiceFor: (vehicleId: number, service: string | null = null) =>
    withQuery('/book-service', { vehicle: vehicleId, service }),
  /** Of deferred work that is no service: its line, and what it is in words. */
  bookDeferred: (vehicleId: number, line: number, work: string) =>
    withQuery('/book-service', { vehicle: vehicleId, line, work }),
  tracking: '/service-tracking',
  history: '/service-history',
  historyOf: (vehicleId: number | ':vehicleId') => `/service-history/${vehicleId}`,
  /** The printable record of a completed service. */
  record: (requestId: number | ':requestId') => `/service-record/${requestId}`,
  /** The estimate of a request, to answer. */
  estimate: (requestId: number | ':requestId') => `/estimate/${requestId}`,
  /** The printable record of one answer. */
  approvalRecord: (requestId: number | ':requestId', number: number | ':number') =>
    `/estimate/${requestId}/record/${number}`,
  invoices: '/invoices',
  /** An invoice or a credit note. */
  invoice: (invoiceId: number | ':invoiceId') => `/invoices/${invoiceId}`,
  /** The printable receipt of a payment. */
  receipt: (paymentId: number | ':paymentId') => `/receipts/${paymentId}`,
  /** What was invoiced and paid in a period. */
  statement: '/statement',
  /** What the customer was sent. */
  messages: '/my-messages',
  /** In the shell. */
  profile: '/profile',
  /** The page of a link, which opens without the portal. */
  link: '/t/:token',
  /** Where a message's link to switch such messages off leads. */
  unsubscribe: '/unsubscribe/:token',
  /** The workshop board of a screen on the wall. */
  wall: '/wall/:token',
  /** The service book of a car for whoever has its link. */
  book: '/book/:token',
  services: '/services',
  models: '/car-types',
  vehicles: '/vehicles',
  vehicle: (vehicleId: number | ':vehicleId' | ':ref') => `/vehicles/${vehicleId}`,
  /** In the admin portal: a visit of the car with a service, or with work in words. */
  frontDeskBooking: (asked: {
    plate: string;
    vehicle: number;
    service: number | null;
    work: string | null;
  }) => withQuery('/front-desk', { do: 'book', ...asked }),
  /** The printable service book of a car. */
  serviceBook: (vehicleId: number | ':vehicleId') => `/service-book/${vehicleId}`,
  /** In the admin portal. */
  customerDetails: (customerId: string) => `/customer-details/${customerId}`,
  /** In the admin portal. */
  mechanicDetail: (mechanicId: string) => `/mechanic-detail/${mechanicId}`,
  /** The login, which redirects to `next` afterwards. */
  login: (next: string) => withQuery('/login', { next }),
};
