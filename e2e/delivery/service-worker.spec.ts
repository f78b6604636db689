import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { untilKept } from '../fixtures/page/kept-files.ts';
import { expect, heading, test, versionShown } from './delivery-test.ts';
import { clearHttpCache } from './portal/http-cache.ts';
import { type SourceCopy, swap } from './sources/source-copy.ts';

test.use({ serviceWorkers: 'allow' });

const failedRequest = /ERR_|Failed to load resource|net::/;

const payments = 'Salary Payment History';

const nextManager = (sources: SourceCopy) =>
  sources.build('manager-next', 'manager-app', {
    'manager-app/src/features/salary-payments/salary-payments-screen.tsx': swap(
      `title="${payments}"`,
      'title="Salaries Paid"',
    ),
  });

const nextShell = (sources: SourceCopy) =>
  sources.build('shell-next', 'shell', {
    'shell/src/features/profile/profile-screen.tsx': swap('title="Profile"', 'title="Your Profile"'),
  });

/** Removes the scripts that a version shares with no other. */
function removeFiles(folder: string, version: string) {
  const filesOf = (one: string): string[] =>
    JSON.parse(readFileSync(path.join(folder, 'versions', one, 'files.json'), 'utf8'));
  const others = filesOf('current');
  for (const file of filesOf(version).filter((each) => !others.includes(each)))
    rmSync(path.join(folder, file));
}

const storedByWorker = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** Stores a file as if a page had used it 61 days ago. Runs in the page. */
async function storeOldFile(url: string) {
  await (await caches.open('pitlane-files')).put(url, new Response('old'));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = database.transaction('cache-entries', 'readwrite');
  const timestamp = Date.now() - 61 * 24 * 60 * 60 * 1000;
  writing
    .objectStore('cache-entries')
    .put({ url, timestamp, cacheName: 'pitlane-files', id: `pitlane-files|${url}` });
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  database.close();
}

/** Opens the payments as a manager, and waits until the service worker has stored what that takes. */
async function visitPayments(page: Page, signInAs: (who: 'manager') => Promise<Page>) {
  await signInAs('manager');
  await page.goto('/salary-payments');
  await expect(heading(page, payments)).toBeVisible();
  await untilKept(page);
}

/** Loads the release that a visit was offered. */
async function loadNewVersion(page: Page) {
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
}

test('a second visit requests no file before its content', async ({ page, portal, signInAs }) => {
  await visitPayments(page, signInAs);
  portal.requests();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  expect(portal.requests().filter((file) => !/favicon|service-worker/.test(file))).toEqual([]);
});

test('the portal opens when its servers are gone', async ({ page, portal, signInAs, consoleErrors }) => {
  consoleErrors.expect(failedRequest);
  await visitPayments(page, signInAs);
  await clearHttpCache(page);
  portal.stop();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  await page.goto('/');
  await expect(heading(page, 'Vehicle Service Made Simple')).toBeVisible();
});

test('the portal opens at once while its servers are silent', async ({ page, portal, signInAs }) => {
  await visitPayments(page, signInAs);
  await clearHttpCache(page);
  portal.silence();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  const waits = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).responseStart - entry.startTime)
      .filter((milliseconds) => milliseconds > 1000),
  );
  expect(waits).toEqual([]);
});

test('a release of one remote is offered at the next visit, and so is its rollback', async ({
  page,
  portal,
  sources,
  signInAs,
}) => {
  await visitPayments(page, signInAs);
  portal.release('manager-app', await nextManager(sources), 'next');
  portal.requests();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  await loadNewVersion(page);
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('next');
  const files = portal.requests().filter((file) => /\.[0-9a-f]{8,}\.js$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('manager-app/'))).toEqual([]);
  await untilKept(page);

  portal.rollBack('manager-app');
  await page.reload();
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  await loadNewVersion(page);
  await expect(heading(page, payments)).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('current');
});

test('a release of the shell is offered at the next visit, and so is its rollback', async ({
  page,
  portal,
  sources,
  signInAs,
}) => {
  await visitPayments(page, signInAs);
  portal.release('shell', await nextShell(sources), 'next');
  await page.goto('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  await loadNewVersion(page);
  await expect(heading(page, 'Your Profile')).toBeVisible();
  await untilKept(page);
  portal.rollBack('shell');
  await page.reload();
  await loadNewVersion(page);
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('a page that stays open offers a new version, which its button loads', async ({
  page,
  portal,
  sources,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('manager');
  await page.goto('/salary-payments');
  await expect(heading(page, payments)).toBeVisible();
  portal.release('manager-app', await nextManager(sources), 'next');
  await page.clock.fastForward('11:00');
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});

test('a release that misses files does not replace one that can start', async ({
  page,
  portal,
  sources,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest);
  await visitPayments(page, signInAs);
  portal.release('shell', await nextShell(sources), 'next');
  removeFiles(portal.folderOf('shell'), 'next');
  portal.requests();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  await expect.poll(() => portal.requests()).toContain('shell/portal.json');
  await page.waitForTimeout(1000);
  await clearHttpCache(page);
  portal.stop();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  expect(await versionShown(page, 'shell')).toBe('current');
});

test('a stored page that cannot start is replaced after its visit', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  // The page that does nothing names no icon.
  consoleErrors.expect(failedRequest);
  await visitPayments(page, signInAs);
  const store = async () =>
    (await caches.open('pitlane-current')).put('/', new Response('A page that does nothing'));
  await page.evaluate(store);
  await page.reload();
  await expect(page.getByText('A page that does nothing')).toBeVisible();
  const isReplaced = async () => (await (await caches.match('/'))?.text())?.includes('data-files');
  await expect.poll(() => page.evaluate(isReplaced), { timeout: 40_000 }).toBe(true);
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
});

test('the switch in portal.json removes the service worker and what it has stored', async ({
  page,
  portal,
  signInAs,
}) => {
  await visitPayments(page, signInAs);
  portal.changeSettings({ serviceWorker: false });
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  await expect.poll(() => storedByWorker(page)).toEqual({ workers: 0, caches: [] });

  await clearHttpCache(page);
  portal.requests();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  expect(portal.requests().filter((file) => file.includes('manager-app/static/')).length).toBeGreaterThan(0);
  expect(await storedByWorker(page)).toEqual({ workers: 0, caches: [] });

  portal.changeSettings({ serviceWorker: true });
  await page.reload();
  await untilKept(page);
});

test('files that no page has used for two months are deleted', async ({ page, signInAs }) => {
  await visitPayments(page, signInAs);
  const old = new URL('/static/js/old.0123456789.js', page.url()).href;
  await page.evaluate(storeOldFile, old);
  await page.reload();
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), old)).toBe(false);
  await untilKept(page);
});
