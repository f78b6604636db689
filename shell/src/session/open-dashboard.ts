import { type Account, readSession } from '@pitlane/shared-data/session';
import { redirect } from 'react-router';

const dashboards: Record<string, string> = {
  customer: '/customer-dashboard',
  mechanic: '/mechanic-dashboard',
  manager: '/manager-dashboard',
};

/** The dashboard of a person's role; any unknown role gets the customer's (spec section 2). */
export const dashboardPath = (account: Account): string => dashboards[account.role] ?? '/customer-dashboard';

/** `/dashboard` shows nothing itself: it leads to the person's own dashboard, or to the login. */
export async function openDashboard() {
  const account = await readSession();
  return redirect(account ? dashboardPath(account) : '/login');
}
