import type { Role } from '../../fixtures/data/people.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { screens } from '../../fixtures/screens.ts';

const openTo = (path: string, as: Role | 'visitor') =>
  screens.some((screen) => screen.path === path && screen.as === as);

/** The manager's screens that someone else may not open, with an unknown id as their parameter. */
const closedTo = (as: Role | 'visitor') =>
  screens
    .filter((screen) => screen.as === 'manager' && !openTo(screen.path, as))
    .map(({ path }) => path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000'));

const managerRequests =
  /rpc\/(garage_|clearing_|customer_overview|mechanic_salary|list_(customers|mechanics|assignments|changes))/;

test('every manager screen redirects a visitor to the login', async ({ page }) => {
  expect(closedTo('visitor').length).toBeGreaterThanOrEqual(7);
  await page.goto('/services');
  await expect(shownHeading(page)).toBeVisible();
  for (const path of closedTo('visitor')) {
    await navigateInPage(page, path);
    await page.waitForURL(/\/login\?/);
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await navigateInPage(page, '/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  }
});

for (const role of ['customer', 'mechanic'] satisfies Role[]) {
  test(`every manager screen redirects a ${role} to their dashboard`, async ({ page, signInAs }) => {
    await signInAs(role);
    await expect(shownHeading(page)).toBeVisible();
    for (const path of closedTo(role)) {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await navigateInPage(page, path);
      await page.waitForURL(`/${role}-dashboard`);
      await expect(shownHeading(page)).toBeVisible();
      expect(requested.filter((url) => managerRequests.test(url))).toEqual([]);
      page.removeAllListeners('request');
    }
  });
}
