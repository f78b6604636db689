import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { paths } from './paths.ts';

const managers = { roles: ['manager'] } satisfies Partial<RemoteManifest['routes'][number]>;

/** What the shell reads before it loads the admin portal. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'manager',
  label: 'Admin portal',
  team: 'Admin team',
  routes: [
    { path: paths.dashboard, title: 'Dashboard', ...managers },
    { path: paths.customerManagement, title: 'Customer Management', ...managers },
    { path: paths.customerDetails(':customerId'), title: 'Customer Details', ...managers },
    { path: paths.mechanicManagement, title: 'Mechanic Management', ...managers },
    { path: paths.mechanicDetail(':mechanicId'), title: 'Mechanic Details', ...managers },
    { path: paths.assignRequests, title: 'Assign Service Requests', ...managers },
    { path: paths.salaryPayments, title: 'Salary Payment History', ...managers },
    { path: paths.auditTrail, title: 'Audit Trail', ...managers },
  ],
  nav: [
    { label: 'Requests', href: paths.assignRequests, audience: ['manager'], order: 30 },
    { label: 'Payments', href: paths.salaryPayments, audience: ['manager'], order: 40 },
  ],
};
