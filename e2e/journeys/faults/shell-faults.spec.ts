import type { Page } from '@playwright/test';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

// Responses fulfilled by a test violate the security policy, which shell.spec.ts tests.
test.use({ bypassCSP: true });

interface PortalFile {
  supabaseUrl: string;
  remotes: { name: string; url: string }[];
}

const portalFile = async (page: Page): Promise<PortalFile> => (await page.request.get('/portal.json')).json();

const addressOf = async (page: Page, name: string) =>
  (await portalFile(page)).remotes.find((remote) => remote.name === name)?.url ?? '';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

for (const [what, response] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is malformed', { body: '{"supabaseUrl":' }],
  ['lacks a setting', { json: { supabaseUrl: 'http://localhost:1' } }],
] as const) {
  test(`a portal.json that ${what} is reported, and a retry starts the portal`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/portal\.json|JSON|404|settings/i);
    await page.route('**/portal.json', (route) => route.fulfill(response));
    await page.goto('/login');
    await expect(heading(page, 'Pitlane could not start')).toBeVisible();
    await page.unroute('**/portal.json');
    await retry(page).click();
    await expect(heading(page, 'Log In')).toBeVisible();
  });
}

test('a portal that could not start is reported on the landing page too', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await page.route('**/portal.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(heading(page, 'Pitlane could not start')).toBeVisible();
  await expect(heading(page, 'Vehicle Service Made Simple')).toHaveCount(0);
});

test('code that fails to load is reported', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Pitlane could not start. Check your connection')).toBeVisible();
});

test('a backend that does not respond at startup is reported, and so is its return', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  await signInAs('customer');
  const backend = `${(await portalFile(page)).supabaseUrl}/**`;
  await page.route(backend, (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText("The garage's server is not responding.")).toBeVisible();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.unroute(backend);
  await expect(page.getByText("The garage's server is responding again.")).toBeVisible();
});

test('a backend that stops responding later is reported, and the page loads when it returns', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  await signInAs('customer');
  await page.goto('/profile');
  const backend = `${(await portalFile(page)).supabaseUrl}/**`;
  await page.route(backend, (route) => route.abort());
  await navigateInPage(page, '/my-vehicles');
  await expect(page.getByText("The garage's server is not responding.")).toBeVisible();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute(backend);
  await expect(page.getByText("The garage's server is responding again.")).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a device that goes offline is reported, and so is its return', async ({ page, context, signInAs }) => {
  await signInAs('customer');
  await page.goto('/profile');
  // The frame's heading is there before the code that watches the connection.
  await expect(shownHeading(page)).toHaveText('Profile');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
});

test('a page that loads slowly shows a progress bar', async ({ page, signInAs }) => {
  await signInAs('manager');
  await page.goto('/profile');
  const released = Promise.withResolvers<void>();
  await page.route(`${await addressOf(page, 'mechanic')}**/*.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/car-types');
  await expect(heading(page, 'Popular Models')).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await navigateInPage(page, '/parts-management');
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await expect(heading(page, 'Popular Models')).toBeVisible();
  released.resolve();
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
});

test('a remote of an unknown contract is reported as unavailable, and the portal keeps working', async ({
  page,
  signInAs,
}) => {
  await page.route(`${await addressOf(page, 'mechanic')}remote.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), contract: 99 } });
  });
  await signInAs('manager');
  await page.goto('/parts-management');
  await expect(heading(page, 'This page is not available')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click();
  await expect(heading(page, 'Assign Service Requests')).toBeVisible();
});

test('a remote whose code throws affects its own pages only', async ({ page, signInAs, consoleErrors }) => {
  consoleErrors.expect(/a defect|RemoteError|remoteEntry|RUNTIME/);
  await page.route(`${await addressOf(page, 'mechanic')}remoteEntry*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a defect")' }),
  );
  await signInAs('manager');
  await page.goto('/parts-management');
  await expect(heading(page, 'Workshop portal is not available')).toBeVisible();
  await expect(retry(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click();
  await expect(heading(page, 'Assign Service Requests')).toBeVisible();
});
