import type { Page } from '@playwright/test';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import type { Who } from '../../fixtures/data/people.ts';
import { watchLayoutShifts } from '../../fixtures/page/layout-shifts.ts';
import { storedOnDevice } from '../../fixtures/page/stored-on-device.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { logOut } from '../../fixtures/session/log-out.ts';

/** Screens with data that no other test changes. */
const screens: { path: string; createViewer: () => Promise<Who> }[] = [
  // Journeys use up parts of other categories.
  { path: '/parts-management?category=Suspension', createViewer: async () => 'manager' },
  {
    path: '/mechanic-jobs',
    createViewer: async () => {
      const mechanic = await createMechanic();
      await createAssignedJobs(mechanic, 3);
      return mechanic;
    },
  },
  {
    path: '/my-vehicles',
    createViewer: async () => {
      const customer = await createCustomer();
      for (let count = 0; count < 3; count += 1) await createVehicle(customer);
      return customer;
    },
  },
];

const lastVisit = (page: Page) => page.locator('[data-last-visit]');

async function openLoaded(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('#root main h1')).toBeVisible();
  await expect(page.locator('#root main [data-bone]')).toHaveCount(0);
}

/** Reloads the page; its files of this kind arrive only when the returned function is called. */
async function reloadWithout(page: Page, files: string) {
  const arrived = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  return arrived.resolve;
}

for (const { path, createViewer } of screens) {
  test(`a reload of ${path} shows what was there until its data arrives, without a shift`, async ({
    page,
    restoreSessionAs,
  }) => {
    const layoutShifts = await watchLayoutShifts(page);
    await restoreSessionAs(await createViewer());
    await openLoaded(page, path);
    const shown = (await page.locator('#root main').textContent()) ?? '';

    const release = await reloadWithout(page, '**/rest/v1/**');
    await expect(page.locator('#root').locator(lastVisit(page))).toBeVisible();
    await expect(page.locator('#root main h1')).toBeHidden();
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(lastVisit(page)).toHaveCount(0);
    // The cards below the window follow those in it.
    await expect.poll(() => page.locator('#root main').textContent()).toBe(shown);
    expect(await layoutShifts()).toEqual([]);
  });
}

test('before any script the last visit is shown as it was, and a press on it does nothing', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('manager');
  await openLoaded(page, '/customer-management');
  // Beside the rail, which counts what waits later.
  const place = { clip: { x: 220, y: 80, width: 1146, height: 680 } };
  const shown = await page.screenshot(place);
  const release = await reloadWithout(page, '**/*.js');
  await expect(lastVisit(page)).toBeVisible();
  expect(await page.screenshot(place)).toEqual(shown);
  await page.mouse.click(683, 400);
  await expect(page).toHaveURL(/customer-management$/);
  release();
});

test('a screen that was left inside the portal is shown at the next visit of its address', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('mechanic');
  await openLoaded(page, '/job-history');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Jobs', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Jobs');
  await page.route('**/*.js', () => undefined);
  await page.goto('/job-history', { waitUntil: 'commit' });
  await expect(lastVisit(page)).toBeVisible();
});

test('after logging out nothing of the last visit is on the device', async ({ page, signInAs }) => {
  await signInAs('manager');
  await openLoaded(page, '/customer-management');
  await openLoaded(page, '/manager-dashboard');
  expect(await storedOnDevice(page)).toContain('pitlane-page:');
  await logOut(page);
  expect(await storedOnDevice(page)).not.toContain('pitlane-page:');
});
