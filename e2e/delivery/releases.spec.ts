import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { countDocuments, expect, heading, test, versionShown } from './delivery-test.ts';
import type { ReleasedPortal } from './portal/released-portal.ts';
import { type SourceCopy, swap } from './sources/source-copy.ts';

const paymentScreen = 'manager-app/src/features/salary-payments/salary-payments-screen.tsx';

/** The admin portal with another title on its payments: a change of one line. */
const nextManager = (sources: SourceCopy) =>
  sources.build('manager-next', 'manager-app', {
    [paymentScreen]: swap('title="Salary Payment History"', 'title="Salaries Paid"'),
  });

const nextShell = (sources: SourceCopy) =>
  sources.build('shell-next', 'shell', {
    'shell/src/features/profile/profile-screen.tsx': swap('title="Profile"', 'title="Your Profile"'),
  });

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

/** Takes away the files of a version that screens are fetched from, but for those that another version has too. */
function takeScreensAway(portal: ReleasedPortal, app: string, version: string, butOf?: string) {
  const folder = portal.folderOf(app);
  const filesOf = (one: string): string[] =>
    JSON.parse(readFileSync(path.join(folder, 'versions', one, 'files.json'), 'utf8'));
  const kept = butOf === undefined ? [] : filesOf(butOf);
  const screens = filesOf(version).filter((file) => file.startsWith('static/') && !kept.includes(file));
  expect(screens.length).toBeGreaterThan(0);
  for (const file of screens) rmSync(path.join(folder, file), { force: true });
}

const notFound = /404|Loading chunk|ChunkLoadError|MIME type/;

test('a release reaches whoever comes next, and a rollback whoever comes after', async ({
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

test('an open session goes on with the version that it began with', async ({
  page,
  signInAs,
  portal,
  sources,
}) => {
  await signInAs('manager');
  const documents = countDocuments(page);
  portal.release('manager-app', await nextManager(sources), 'next');

  await follow(page, 'Payments');
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('current');
  expect(documents()).toBe(0);
});

test('a screen whose files are gone brings the new release, with one load of the page', async ({
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
  takeScreensAway(portal, 'manager-app', 'current', 'next');

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
  await follow(page, 'Payments');
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  await expect(page).toHaveURL('/salary-payments');
  expect(await versionShown(page, 'manager')).toBe('next');
  expect(documents()).toBe(1);
  expect(failed, 'failures that were shown on the way').toEqual([]);
});

test('a release that misses files itself says so, and the page is not loaded again and again', async ({
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
  takeScreensAway(portal, 'manager-app', 'current');
  takeScreensAway(portal, 'manager-app', 'next');

  const documents = countDocuments(page);
  await follow(page, 'Payments');
  await expect(heading(page, /stopped working|not available/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, /stopped working|not available/)).toBeVisible();
  expect(documents()).toBe(1);

  const mended = await sources.build('manager-mended', 'manager-app', {
    [paymentScreen]: swap('title="Salary Payment History"', 'title="Salaries Mended"'),
  });
  portal.release('manager-app', mended, 'mended');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Salaries Mended')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('mended');
  expect(documents()).toBe(2);
});

test('a page that a cache kept too long begins again with the files that are there', async ({
  page,
  portal,
  sources,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  const old = await (await page.request.get(portal.url)).text();
  portal.release('shell', await nextShell(sources), 'next');
  takeScreensAway(portal, 'shell', 'current', 'next');
  let answers = 0;
  await page.route('**/login', async (route) => {
    answers += 1;
    await (answers === 1 ? route.fulfill({ body: old, contentType: 'text/html' }) : route.continue());
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await versionShown(page, 'shell')).toBe('next');
  expect(answers).toBe(2);
});

test('the shell is released under an open session as its remotes are', async ({
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
  takeScreensAway(portal, 'shell', 'current', 'next');

  const documents = countDocuments(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page, 'Your Profile')).toBeVisible();
  expect(await versionShown(page, 'shell')).toBe('next');
  expect(documents()).toBe(1);
});
