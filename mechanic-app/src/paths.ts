import { withQuery } from '@pitlane/shared-data/paths';

/** The paths that this portal links to. */
export const paths = {
  dashboard: '/mechanic-dashboard',
  jobs: '/mechanic-jobs',
  /** My Jobs, filtered by status. */
  jobsWith: (status: string) => withQuery('/mechanic-jobs', { status }),
  /** One job; its id, or `:requestId` for the route's pattern. */
  job: (requestId: number | string) => `/mechanic-jobs/${requestId}`,
  jobHistory: '/job-history',
  partsManagement: '/parts-management',
  /** The parts with a code. */
  partsOf: (code: string) => `/parts-management?search=${code}`,
  /** In the customer portal, for every role. */
  vehicle: (vehicleId: number) => `/vehicles/${vehicleId}`,
  /** In the admin portal. */
  managerDashboard: '/manager-dashboard',
};
