/** Where the screens that this portal links to stand. */
export const paths = {
  landing: '/',
  /** Leads everyone to the dashboard of their role. */
  ownDashboard: '/dashboard',
  dashboard: '/customer-dashboard',
  myVehicles: '/my-vehicles',
  /** My Vehicles for someone who has chosen a service first; each vehicle's 'Book Service' then carries it on. */
  myVehiclesFor: (serviceId: number | null) => withQuery('/my-vehicles', { service: serviceId }),
  addVehicle: '/add-vehicle',
  editVehicle: (vehicleId: number) => `/edit-vehicle/${vehicleId}`,
  bookService: (vehicleId: number, serviceId: number | null = null) =>
    withQuery('/book-service', { vehicle: vehicleId, service: serviceId }),
  tracking: '/service-tracking',
  history: '/service-history',
  historyOf: (vehicleId: number) => `/service-history/${vehicleId}`,
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
