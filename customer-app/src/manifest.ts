import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { paths } from './paths.ts';

const customers = { roles: ['customer'] } satisfies Partial<RemoteManifest['routes'][number]>;

/** What the shell reads before it loads the customer portal. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'customer',
  label: 'Customer portal',
  team: 'Customer team',
  routes: [
    { path: paths.dashboard, title: 'Dashboard', ...customers },
    { path: paths.myVehicles, title: 'My Vehicles', ...customers },
    { path: paths.addVehicle, title: 'Add New Vehicle', ...customers },
    { path: paths.editVehicle(':vehicleId'), title: 'Edit Vehicle', ...customers },
    { path: paths.bookService, title: 'Book Service', ...customers },
    { path: paths.tracking, title: 'Track Your Services', ...customers, signedOut: 'screen' },
    { path: paths.history, title: 'Service History', ...customers, signedOut: 'screen' },
    { path: paths.historyOf(':vehicleId'), title: 'Service History', ...customers, signedOut: 'screen' },
    { path: paths.record(':requestId'), title: 'Service Record', ...customers },
    { path: paths.services, title: 'Our Services' },
    { path: paths.models, title: 'Popular Models' },
    { path: paths.vehicles, title: 'Vehicles' },
  ],
  nav: [
    {
      label: 'Vehicles',
      href: paths.models,
      audience: ['visitor', 'customer', 'mechanic', 'manager'],
      order: 20,
    },
    { label: 'Services', href: paths.services, audience: ['visitor', 'customer'], order: 30 },
  ],
};
