import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';

const mechanics = { roles: ['mechanic'] } satisfies Partial<RemoteManifest['routes'][number]>;

/** What the shell knows of the workshop portal before it loads it. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'mechanic',
  label: 'Workshop portal',
  team: 'Workshop team',
  routes: [
    { path: '/mechanic-dashboard', title: 'Dashboard', ...mechanics },
    { path: '/mechanic-jobs', title: 'My Jobs', ...mechanics },
    { path: '/job-history', title: 'Job History', ...mechanics },
    { path: '/parts-management', title: 'Parts Inventory Manager', roles: ['mechanic', 'manager'] },
  ],
  nav: [{ label: 'Jobs', href: '/mechanic-jobs', audience: ['mechanic'], order: 30 }],
};
