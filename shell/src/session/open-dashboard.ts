import { type Account, readSession } from '@pitlane/shared-data/session';
import { redirect } from 'react-router';
import { paths } from '../paths.ts';

const dashboards: Record<string, string> = {
  customer: paths.customerDashboard,
  mechanic: paths.mechanicDashboard,
  manager: paths.managerDashboard,
};

/** The dashboard of a person's role; any unknown role gets the customer's (spec section 2). */
export const dashboardPath = (account: Account): string =>
  dashboards[account.role] ?? paths.customerDashboard;

/** `/dashboard` shows nothing itself: it leads to the person's own dashboard, or to the login. */
export async function openDashboard() {
  const account = await readSession();
  return redirect(account ? dashboardPath(account) : paths.login);
}
