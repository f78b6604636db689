import type { Page } from '@playwright/test';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { watchLayoutShifts } from '../../fixtures/page/layout-shifts.ts';
import { storedOnDevice } from '../../fixtures/page/stored-on-device.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { logOut } from '../../fixtures/session/log-out.ts';

async function createOwner() {
  const customer = await createCustomer();
  for (let count = 0; count < 3; count += 1) await createVehicle(customer);
  return customer;
}

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

test('a reload shows what was there until its data arrives, without a shift', async ({
  page,
  restoreSessionAs,
}) => {
  const layoutShifts = await watchLayoutShifts(page);
  await restoreSessionAs(await createOwner());
  await openLoaded(page, '/my-vehicles');
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

test('before any script the last visit is shown as it was, and a press on it does nothing', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs(await createOwner());
  await openLoaded(page, '/my-vehicles');
  // Below the header, whose bell counts later.
  const place = { clip: { x: 0, y: 80, width: 1366, height: 680 } };
  const shown = await page.screenshot(place);
  const release = await reloadWithout(page, '**/*.js');
  await expect(lastVisit(page)).toBeVisible();
  expect(await page.screenshot(place)).toEqual(shown);
  await page.mouse.click(683, 400);
  await expect(page).toHaveURL(/my-vehicles$/);
  release();
});

test('a screen that was left inside the portal is shown at the next visit of its address', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs(await createOwner());
  await openLoaded(page, '/my-vehicles');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome/);
  await page.route('**/*.js', () => undefined);
  await page.goto('/my-vehicles', { waitUntil: 'commit' });
  await expect(lastVisit(page)).toBeVisible();
});

test('after logging out nothing of the last visit is on the device', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs(await createOwner());
  await openLoaded(page, '/my-vehicles');
  await openLoaded(page, '/customer-dashboard');
  expect(await storedOnDevice(page)).toContain('pitlane-page:');
  await logOut(page);
  expect(await storedOnDevice(page)).not.toContain('pitlane-page:');
});

test('what staff saw is on no device', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await openLoaded(page, '/customer-management');
  await openLoaded(page, '/manager-dashboard');
  expect(await storedOnDevice(page)).not.toMatch(/pitlane-(page|visit|recent):/);
});

test('a link that is shown once is on no device', async ({ page, restoreSessionAs }) => {
  const customer = await createCustomer();
  const { vehicle_id } = await createVehicle(customer);
  await restoreSessionAs(customer);
  await openLoaded(page, `/service-book/${vehicle_id}`);
  await page.getByRole('button', { name: /^Make a Link/ }).click();
  const address = await page.getByLabel('Link', { exact: true }).inputValue();
  await openLoaded(page, '/my-vehicles');
  await openLoaded(page, '/customer-dashboard');
  // Of the page without a secret.
  expect(await storedOnDevice(page)).toContain('pitlane-page:');
  expect(await storedOnDevice(page)).not.toContain(address);
});
