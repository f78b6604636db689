import { withQuery } from '@pitlane/shared-data/paths';

/** The paths of the shell, and the dashboards of the remotes. */
export const paths = {
  landing: '/',
  login: '/login',
  /** The login, which redirects to `next` afterwards. */
  loginTo: (next: string) => withQuery('/login', { next }),
  confirmSignIn: '/confirm-sign-in',
  /** The second step of a sign-in, which redirects to `next` afterwards. */
  confirmSignInTo: (next: string) => withQuery('/confirm-sign-in', { next }),
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Redirects to the dashboard of the user's role. */
  dashboard: '/dashboard',
  customerDashboard: '/customer-dashboard',
  mechanicDashboard: '/mechanic-dashboard',
  managerDashboard: '/manager-dashboard',
  profile: '/profile',
  notices: '/notices',
  /** In the customer portal. */
  ownMessages: '/my-messages',
};
