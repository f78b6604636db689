import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';

const customers = { roles: ['customer'] } satisfies Partial<RemoteManifest['routes'][number]>;

/** What the shell knows of the customer portal before it loads it. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'customer',
  label: 'Customer portal',
  team: 'Customer team',
  routes: [
    { path: '/customer-dashboard', title: 'Dashboard', ...customers },
    { path: '/my-vehicles', title: 'My Vehicles', ...customers },
    { path: '/add-vehicle', title: 'Add New Vehicle', ...customers },
    { path: '/edit-vehicle/:vehicleId', title: 'Edit Vehicle', ...customers },
    { path: '/book-service', title: 'Book Service', ...customers },
    { path: '/service-tracking', title: 'Track Your Services', ...customers, signedOut: 'screen' },
    { path: '/service-history', title: 'Service History', ...customers, signedOut: 'screen' },
    { path: '/service-history/:vehicleId', title: 'Service History', ...customers, signedOut: 'screen' },
    { path: '/service-record/:requestId', title: 'Service Record', ...customers },
    { path: '/services', title: 'Our Services' },
    { path: '/car-types', title: 'Popular Models' },
    { path: '/vehicles', title: 'Vehicles' },
  ],
  nav: [
    {
      label: 'Vehicles',
      href: '/car-types',
      audience: ['visitor', 'customer', 'mechanic', 'manager'],
      order: 20,
    },
    { label: 'Services', href: '/services', audience: ['visitor', 'customer'], order: 30 },
  ],
};
