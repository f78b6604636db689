import type { Page } from '@playwright/test';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { port } from '../../portal/address.ts';
import { type StoppableRemote, stoppableRemote } from '../../portal/stoppable-remote.ts';

// The proxy's address is not in the served portal.json, and so not in the page's security policy.
test.use({ bypassCSP: true });

const connectionRefused = /ERR_CONNECTION_REFUSED|RemoteError: Workshop portal is not available/;

interface PortalFile {
  remotes: { name: string; url: string }[];
}

/** Replaces the mechanic remote's server by one that can be stopped, for this page. */
async function withStoppableRemote(page: Page, at: number): Promise<StoppableRemote> {
  const portal: PortalFile = await (await page.request.get('/portal.json')).json();
  const target = portal.remotes.find(({ name }) => name === 'mechanic')?.url ?? '';
  const stoppable = stoppableRemote(target, at);
  const remotes = portal.remotes.map((remote) =>
    remote.name === 'mechanic' ? { ...remote, url: stoppable.url } : remote,
  );
  await page.route('**/portal.json', (route) => route.fulfill({ json: { ...portal, remotes } }));
  return stoppable;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('while a remote is down the rest of the portal works, and its own pages offer a retry', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionRefused);
  const remote = await withStoppableRemote(page, port + 90);

  await signInAs('manager');
  await expect(shownHeading(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click();
  await expect(heading(page, 'Assign Service Requests')).toBeVisible();

  await page.goto('/parts-management');
  await expect(heading(page, 'This page is not available')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await retry(page).click();
  await expect(heading(page, 'This page is not available')).toBeVisible();
  // A retry that is still running would find the remote, and no button be left to press.
  await expect(retry(page)).toBeEnabled();

  await remote.start();
  await retry(page).click();
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  await remote.stop();
});

test('a remote that goes down after its manifest was read is reported on its pages, and can be retried @long', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionRefused);
  const remote = await withStoppableRemote(page, port + 91);
  await remote.start();
  await signInAs('manager');
  await expect(shownHeading(page)).toBeVisible();
  await remote.stop();

  await page.getByRole('link', { name: 'Stock Holdings' }).click();
  await expect(heading(page, 'Workshop portal is not available')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click();
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Workshop portal is not available')).toBeVisible();

  await remote.start();
  await retry(page).click();
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  await remote.stop();
});

test('users of a remote that is down can log in, and see a message @long', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionRefused);
  await withStoppableRemote(page, port + 92);
  await signInAs('mechanic');
  await expect(heading(page, 'This page is not available')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vehicles' }).click();
  await expect(heading(page, 'Popular Models')).toBeVisible();
});
