import { withQuery } from '@pitlane/shared-data/paths';

/** The addresses that the shell leads to: its own, and the dashboards of the remotes. */
export const paths = {
  landing: '/',
  login: '/login',
  /** The login, which leads back to `next` afterwards. */
  loginTo: (next: string) => withQuery('/login', { next }),
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Leads everyone to the dashboard of their role. */
  dashboard: '/dashboard',
  customerDashboard: '/customer-dashboard',
  mechanicDashboard: '/mechanic-dashboard',
  managerDashboard: '/manager-dashboard',
  profile: '/profile',
};
