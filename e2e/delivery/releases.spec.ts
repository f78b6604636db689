import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { countDocuments, expect, heading, test, versionShown } from './delivery-test.ts';
import type { ReleasedPortal } from './portal/released-portal.ts';
import { type SourceCopy, swap } from './sources/source-copy.ts';

const paymentScreen = 'manager-app/src/features/salary-payments/salary-payments-screen.tsx';

/** A release of the manager app with another title on the payments screen. */
const nextManager = (sources: SourceCopy) =>
  sources.build('manager-next', 'manager-app', {
    [paymentScreen]: swap('title="Salary Payment History"', 'title="Salaries Paid"'),
  });

const nextShell = (sources: SourceCopy) =>
  sources.build('shell-next', 'shell', {
    'shell/src/features/profile/profile-screen.tsx': swap('title="Profile"', 'title="Your Profile"'),
  });

const clickMenuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

/** Removes the files of a version's screens, except those that another version shares. */
function removeScreens(portal: ReleasedPortal, app: string, version: string, butOf?: string) {
  const folder = portal.folderOf(app);
  const filesOf = (one: string): string[] =>
    JSON.parse(readFileSync(path.join(folder, 'versions', one, 'files.json'), 'utf8'));
  const kept = butOf === undefined ? [] : filesOf(butOf);
  const screens = filesOf(version).filter((file) => file.startsWith('static/') && !kept.includes(file));
  expect(screens.length).toBeGreaterThan(0);
  for (const file of screens) rmSync(path.join(folder, file), { force: true });
}

const notFound = /404|Loading chunk|ChunkLoadError|MIME type/;

test('a release is shown at the next visit, and so is a rollback', async ({
  page,
  signInAs,
  portal,
  sources,
}) => {
  await signInAs('manager');
  await page.goto('/salary-payments');
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('current');

  portal.release('manager-app', await nextManager(sources), 'next');
  await page.reload();
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('next');
  expect(await versionShown(page, 'shell')).toBe('current');

  portal.rollBack('manager-app');
  await page.reload();
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('current');
});

test('an open session keeps the version that it started with', async ({
  page,
  signInAs,
  portal,
  sources,
}) => {
  await signInAs('manager');
  const documents = countDocuments(page);
  portal.release('manager-app', await nextManager(sources), 'next');

  await clickMenuLink(page, 'Payments');
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('current');
  expect(documents()).toBe(0);
});

test('a screen whose files were removed loads the new release, with one page load', async ({
  page,
  signInAs,
  portal,
  sources,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  await signInAs('manager');
  await expect(heading(page, /./)).toBeVisible();
  portal.release('manager-app', await nextManager(sources), 'next');
  removeScreens(portal, 'manager-app', 'current', 'next');

  const documents = countDocuments(page);
  const failed: string[] = [];
  await page.exposeFunction('noteFailure', (title: string) => failed.push(title));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (/stopped working|not available/.test(title)) {
        (window as unknown as { noteFailure: (title: string) => void }).noteFailure(title);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await clickMenuLink(page, 'Payments');
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  await expect(page).toHaveURL('/salary-payments');
  expect(await versionShown(page, 'manager')).toBe('next');
  expect(documents()).toBe(1);
  expect(failed, 'failures that were shown').toEqual([]);
});

test('a release with missing files is reported, and the page is not reloaded in a loop', async ({
  page,
  signInAs,
  portal,
  sources,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  consoleErrors.expect(/Admin portal is not available/);
  await signInAs('manager');
  await expect(heading(page, /./)).toBeVisible();
  portal.release('manager-app', await nextManager(sources), 'next');
  removeScreens(portal, 'manager-app', 'current');
  removeScreens(portal, 'manager-app', 'next');

  const documents = countDocuments(page);
  await clickMenuLink(page, 'Payments');
  await expect(heading(page, /stopped working|not available/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, /stopped working|not available/)).toBeVisible();
  expect(documents()).toBe(1);

  const repaired = await sources.build('manager-repaired', 'manager-app', {
    [paymentScreen]: swap('title="Salary Payment History"', 'title="Salaries Mended"'),
  });
  portal.release('manager-app', repaired, 'repaired');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Salaries Mended')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('repaired');
  expect(documents()).toBe(2);
});

test('an outdated cached page is reloaded with the current files', async ({
  page,
  portal,
  sources,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  // A page whose response the test makes may not read servers on this machine.
  consoleErrors.expect(/address space|ERR_FAILED/);
  const old = await (await page.request.get(portal.url)).text();
  portal.release('shell', await nextShell(sources), 'next');
  removeScreens(portal, 'shell', 'current', 'next');
  let visits = 0;
  await page.route('**/login', async (route) => {
    visits += 1;
    await (visits === 1 ? route.fulfill({ body: old, contentType: 'text/html' }) : route.continue());
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await versionShown(page, 'shell')).toBe('next');
  expect(visits).toBe(2);
});

test('an open session loads a new release of the shell when its files were removed', async ({
  page,
  signInAs,
  portal,
  sources,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  await signInAs('manager');
  await expect(heading(page, /./)).toBeVisible();
  portal.release('shell', await nextShell(sources), 'next');
  removeScreens(portal, 'shell', 'current', 'next');

  const documents = countDocuments(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page, 'Your Profile')).toBeVisible();
  expect(await versionShown(page, 'shell')).toBe('next');
  expect(documents()).toBe(1);
});
