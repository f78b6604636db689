/** Where the screens that this portal links to stand. */
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
  editVehicle: (vehicleId: number) => `/edit-vehicle/${vehicleId}`,
  bookService: (vehicleId: number, service: string | null = null) =>
    withQuery('/book-service', { vehicle: vehicleId, service }),
  tracking: '/service-tracking',
  history: '/service-history',
  historyOf: (vehicleId: number) => `/service-history/${vehicleId}`,
  /** One completed service, to be printed. */
  record: (requestId: number) => `/service-record/${requestId}`,
  models: '/car-types',
  /** The login, which leads back to `next` afterwards. */
  login: (next: string) => withQuery('/login', { next }),
};

function withQuery(path: string, parameters: Record<string, string | number | null>): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string | number] => entry[1] !== null,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
