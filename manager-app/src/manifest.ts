import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';

const managers = { roles: ['manager'] } satisfies Partial<RemoteManifest['routes'][number]>;

/** What the shell knows of the admin portal before it loads it. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'manager',
  label: 'Admin portal',
  team: 'Admin team',
  routes: [
    { path: '/manager-dashboard', title: 'Dashboard', ...managers },
    { path: '/customer-management', title: 'Customer Management', ...managers },
    { path: '/customer-details/:customerId', title: 'Customer Details', ...managers },
    { path: '/mechanic-management', title: 'Mechanic Management', ...managers },
    { path: '/mechanic-detail/:mechanicId', title: 'Mechanic Details', ...managers },
    { path: '/assign-requests', title: 'Assign Service Requests', ...managers },
    { path: '/salary-payments', title: 'Salary Payment History', ...managers },
    { path: '/audit-trail', title: 'Audit Trail', ...managers },
  ],
  nav: [
    { label: 'Requests', href: '/assign-requests', audience: ['manager'], order: 30 },
    { label: 'Payments', href: '/salary-payments', audience: ['manager'], order: 40 },
  ],
};
