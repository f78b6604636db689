import { type Account, readSession } from '@pitlane/shared-data/session';
import { redirect } from 'react-router';
import { paths } from '../paths.ts';

const dashboards: Record<string, string> = {
  customer: paths.customerDashboard,
  mechanic: paths.mechanicDashboard,
  manager: paths.managerDashboard,
};

/** The dashboard of a role; unknown roles get the customer's. */
export const dashboardPath = (account: Pick<Account, 'role'>): string =>
  dashboards[account.role] ?? paths.customerDashboard;

/** The loader of `/dashboard`: redirects to the dashboard of the user's role, or to the login. */
export async function openDashboard() {
  const account = await readSession();
  return redirect(account ? dashboardPath(account) : paths.login);
}
