import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { paths } from './paths.ts';

const mechanics = { roles: ['mechanic'] } satisfies Partial<RemoteManifest['routes'][number]>;

/** What the shell reads before it loads the workshop portal. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'mechanic',
  label: 'Workshop portal',
  team: 'Workshop team',
  routes: [
    { path: paths.dashboard, title: 'Dashboard', ...mechanics },
    { path: paths.jobs, title: 'My Jobs', ...mechanics },
    { path: paths.jobHistory, title: 'Job History', ...mechanics },
    { path: paths.partsManagement, title: 'Parts Inventory Manager', roles: ['mechanic', 'manager'] },
  ],
  nav: [{ label: 'Jobs', href: paths.jobs, audience: ['mechanic'], order: 30 }],
};
