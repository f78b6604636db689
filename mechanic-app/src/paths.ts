import { withQuery } from '@pitlane/shared-data/paths';

/** The addresses that this portal links to. */
export const paths = {
  dashboard: '/mechanic-dashboard',
  jobs: '/mechanic-jobs',
  /** My Jobs, those of one status. */
  jobsWith: (status: string) => withQuery('/mechanic-jobs', { status }),
  jobHistory: '/job-history',
  partsManagement: '/parts-management',
  /** Of the admin portal. */
  managerDashboard: '/manager-dashboard',
};
