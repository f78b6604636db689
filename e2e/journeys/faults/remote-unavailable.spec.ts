import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';
import { port } from '../../portal/address.ts';
import { type StoppableRemote, stoppableRemote } from '../../portal/stoppable-remote.ts';

// The stand-in is at an address that the served portal.json, and so the page's policy, does not list.
test.use({ bypassCSP: true });

const connectionRefused = /ERR_CONNECTION_REFUSED|RemoteError: Workshop portal is not available/;

interface PortalFile {
  remotes: { name: string; url: string }[];
}

/** Puts a server that can be stopped in the place of the workshop's, for this page. */
async function withStoppableWorkshop(page: Page, at: number): Promise<StoppableRemote> {
  const portal: PortalFile = await (await page.request.get('/portal.json')).json();
  const target = portal.remotes.find(({ name }) => name === 'mechanic')?.url ?? '';
  const workshop = stoppableRemote(target, at);
  const remotes = portal.remotes.map((remote) =>
    remote.name === 'mechanic' ? { ...remote, url: workshop.url } : remote,
  );
  await page.route('**/portal.json', (route) => route.fulfill({ json: { ...portal, remotes } }));
  return workshop;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('with one remote stopped the rest of the portal works, and its own pages offer a retry', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionRefused);
  const workshop = await withStoppableWorkshop(page, port + 90);

  await signInAs('manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(heading(page, 'Assign Service Requests')).toBeVisible();

  await page.goto('/parts-management');
  await expect(heading(page, 'This page is not available')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await retry(page).click();
  await expect(heading(page, 'This page is not available')).toBeVisible();

  await workshop.start();
  await retry(page).click();
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  await workshop.stop();
});

test('a remote that stops after its manifest was read says so on its pages, and comes back', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionRefused);
  const workshop = await withStoppableWorkshop(page, port + 91);
  await workshop.start();
  await signInAs('manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await workshop.stop();

  await page.getByRole('link', { name: 'Stock Holdings' }).click();
  await expect(heading(page, 'Workshop portal is not available')).toBeVisible();
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Workshop portal is not available')).toBeVisible();

  await workshop.start();
  await retry(page).click();
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  await workshop.stop();
});

test('the people of a stopped remote can still log in, see what happened, and log out', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionRefused);
  await withStoppableWorkshop(page, port + 92);
  await signInAs('mechanic');
  await expect(heading(page, 'This page is not available')).toBeVisible();
  await page.getByRole('link', { name: 'Vehicles', exact: true }).click();
  await expect(heading(page, 'Popular Models')).toBeVisible();
});
