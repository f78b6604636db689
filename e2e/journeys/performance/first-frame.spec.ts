import type { Page } from '@playwright/test';
import type { Role } from '../../fixtures/data/people.ts';
import { visitBefore } from '../../fixtures/page/first-visit.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { logOut } from '../../fixtures/session/log-out.ts';

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openWithoutScripts(page: Page, address: string) {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return arrived.resolve;
}

const frames: { as: Role; path: string; entry: string; title: string }[] = [
  { as: 'manager', path: '/parts-management', entry: 'Requests', title: 'Parts Inventory Manager' },
  { as: 'mechanic', path: '/mechanic-jobs', entry: 'Jobs', title: 'My Jobs' },
  { as: 'customer', path: '/my-vehicles', entry: 'Services', title: 'My Vehicles' },
];

for (const { as, path, entry, title } of frames) {
  test(`before any script a ${as} sees header, heading and skeleton of ${path}`, async ({
    page,
    restoreSessionAs,
  }) => {
    await restoreSessionAs(as);
    await visitBefore(page);
    const release = await openWithoutScripts(page, path);
    await expect(heading(page)).toHaveText(title);
    await expect(header(page).getByRole('link', { name: entry, exact: true })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Loading…');
    await expect(page.locator('#frame main [aria-hidden=true]').first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Pitlane`);
    release();
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
  });
}

test('before any script a visitor sees the frame of the login, also at the address of a guarded page', async ({
  page,
}) => {
  await visitBefore(page);
  for (const path of ['/login', '/parts-management']) {
    await openWithoutScripts(page, path);
    await expect(heading(page)).toHaveText('Log In');
    await expect(page.getByRole('status')).toHaveText('Loading…');
    await expect(header(page)).toHaveCount(0);
  }
});

test('at the first visit a page has a header, and a skeleton without a heading', async ({ page }) => {
  await openWithoutScripts(page, '/services');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(page.locator('#frame h1')).toHaveText('');
});

test('after logging out nothing of the user is in the frame', async ({ page, signInAs }) => {
  await signInAs('manager');
  await page.waitForFunction(() => localStorage.getItem('pitlane.frame') !== null);
  await logOut(page);
  await openWithoutScripts(page, '/services');
  await expect(heading(page)).toHaveText('Our Services');
  await expect(page.locator('#frame')).not.toContainText('Meera Nair');
  await expect(header(page).getByRole('link')).toHaveText(['Dashboard', 'Vehicles', 'Services']);
});

test('the chosen theme is that of the frame', async ({ page }) => {
  await visitBefore(page);
  await page.addInitScript(() => localStorage.setItem('pitlane-theme', 'dark'));
  await openWithoutScripts(page, '/services');
  await expect(heading(page)).toHaveText('Our Services');
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});

test('focus and scroll position are kept when the page takes the place of its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await visitBefore(page);
  const release = await openWithoutScripts(page, '/services');
  const link = header(page).getByRole('link', { name: 'Vehicles', exact: true });
  await link.focus();
  await page.evaluate(() => scrollTo(0, 120));
  release();
  await expect(page.locator('#frame')).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('scripts that fail to load are reported instead of the skeleton', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/services');
  await expect(page.getByText('Pitlane could not start.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});
