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
  await clearHttpCache(page);
}

test('a second visit requests no file that cannot have changed', async ({ page, portal, signInAs }) => {
  await visitPayments(page, signInAs);
  portal.requests();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  const untilContent = portal.requests().filter((file) => !/favicon|service-worker/.test(file));
  expect(untilContent.sort()).toEqual([
    'customer-app/remote.json',
    'manager-app/remote.json',
    'mechanic-app/remote.json',
    'shell/portal.json',
    'shell/salary-payments',
  ]);
});

test('the portal opens when its servers are gone', async ({ page, portal, signInAs, consoleErrors }) => {
  consoleErrors.expect(failedRequest);
  await visitPayments(page, signInAs);
  portal.stop();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  await page.goto('/');
  await expect(heading(page, 'Vehicle Service Made Simple')).toBeVisible();
});

test('the portal opens three seconds after its servers fell silent', async ({ page, portal, signInAs }) => {
  await visitPayments(page, signInAs);
  portal.silence();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  const waits = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).responseStart - entry.startTime)
      .filter((milliseconds) => milliseconds > 2000),
  );
  // The page itself; what it needs then does not wait again.
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(2990);
  expect(waits[0]).toBeLessThan(5000);
});

test('a release of one remote is shown at the next visit, and so is its rollback', async ({
  page,
  portal,
  sources,
  signInAs,
}) => {
  await visitPayments(page, signInAs);
  portal.release('manager-app', await nextManager(sources), 'next');
  portal.requests();
  await page.reload();
  await expect(heading(page, 'Salaries Paid')).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('next');
  const files = portal.requests().filter((file) => /\.[0-9a-f]{8,}\.js$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.every((file) => file.startsWith('manager-app/'))).toBe(true);

  portal.rollBack('manager-app');
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  expect(await versionShown(page, 'manager')).toBe('current');
});

test('a release of the shell is shown at the next visit, and so is its rollback', async ({
  page,
  portal,
  sources,
  signInAs,
}) => {
  await visitPayments(page, signInAs);
  portal.release('shell', await nextShell(sources), 'next');
  await page.goto('/profile');
  await expect(heading(page, 'Your Profile')).toBeVisible();
  portal.rollBack('shell');
  await page.reload();
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

test('without its servers the portal opens as it last started, not as a broken release', async ({
  page,
  portal,
  sources,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest);
  consoleErrors.expect(/Loading chunk|ChunkLoadError|MIME type/);
  await visitPayments(page, signInAs);
  portal.release('shell', await nextShell(sources), 'next');
  removeFiles(portal.folderOf('shell'), 'next');
  await page.reload();
  await expect(page.getByText('Pitlane could not start.')).toBeVisible();
  portal.stop();
  await page.reload();
  await expect(heading(page, payments)).toBeVisible();
  expect(await versionShown(page, 'shell')).toBe('current');
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
