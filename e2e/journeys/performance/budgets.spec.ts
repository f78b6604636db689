import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Role } from '../../fixtures/data/people.ts';
import { chartFiles } from '../../fixtures/page/chart-files.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { measureScripts } from '../../fixtures/page/script-budget.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf } from '../../fixtures/screens.ts';

/**
 * The JavaScript that a screen waits for, in kB of 1000 bytes, compressed with brotli as a static host sends it. What
 * is fetched once the screen and its data are there is not waited for, and not counted. `aim` is what it should be,
 * `ceiling` what it must not pass: where the aim is not met, what it is today. A screen that needs less than before lowers
 * its ceiling.
 */
const firstScreens: { path: string; as: Role | 'visitor'; aim: number; ceiling: number }[] = [
  // react-dom, the router and styled-components are 99 kB; a form is 15, with a zod schema 23.
  { path: '/login', as: 'visitor', aim: 130, ceiling: 130.3 },
  { path: '/register', as: 'visitor', aim: 130, ceiling: 158.4 },
  { path: '/forgot-password', as: 'visitor', aim: 130, ceiling: 126.5 },
  // Outside the portal, for cheap phones.
  { path: '/t/:token', as: 'visitor', aim: 92, ceiling: 96 },
  { path: '/unsubscribe/:token', as: 'visitor', aim: 84, ceiling: 84.4 },
  { path: '/book/:token', as: 'visitor', aim: 84, ceiling: 86 },
  { path: '/wall/:token', as: 'visitor', aim: 84, ceiling: 86 },
  // From here with the client of Supabase, 48 kB, and the runtime of federation, 19.
  { path: '/services', as: 'visitor', aim: 230, ceiling: 251.7 },
  { path: '/customer-dashboard', as: 'customer', aim: 215, ceiling: 250.7 },
  // Of staff with the rail, the bar of a phone, the menu New and the trigger of the search, 3 kB.
  { path: '/mechanic-dashboard', as: 'mechanic', aim: 215, ceiling: 259.6 },
  { path: '/manager-dashboard', as: 'manager', aim: 215, ceiling: 263.5 },
  { path: '/book-service?vehicle=:vehicleId', as: 'customer', aim: 230, ceiling: 272.4 },
  { path: '/my-vehicles', as: 'customer', aim: 230, ceiling: 252.5 },
  { path: '/service-tracking', as: 'customer', aim: 230, ceiling: 255.4 },
  { path: '/mechanic-jobs', as: 'mechanic', aim: 230, ceiling: 268.3 },
  { path: '/job-history', as: 'mechanic', aim: 230, ceiling: 257.7 },
  { path: '/parts-management', as: 'mechanic', aim: 230, ceiling: 286.4 },
  { path: '/assign-requests', as: 'manager', aim: 230, ceiling: 266.8 },
  { path: '/customer-management', as: 'manager', aim: 230, ceiling: 260 },
  { path: '/salary-payments', as: 'manager', aim: 230, ceiling: 260.9 },
];

/** The same for the screens that are visited after the dashboard, in order. */
const laterAim = 20;
const laterScreens: Record<Role, { path: string; ceiling?: number }[]> = {
  customer: [
    { path: '/my-vehicles' },
    { path: '/service-tracking' },
    { path: '/service-history' },
    { path: '/vehicles' },
    // The first form of the visit.
    { path: '/add-vehicle', ceiling: 32 },
    { path: '/book-service?vehicle=:vehicleId' },
  ],
  mechanic: [
    { path: '/mechanic-jobs' },
    { path: '/job-history' },
    // The first form of the visit.
    { path: '/parts-management', ceiling: 32.7 },
  ],
  manager: [
    { path: '/customer-management' },
    // The first form of the visit.
    { path: '/mechanic-management', ceiling: 31 },
    { path: '/assign-requests' },
    { path: '/salary-payments' },
    { path: '/audit-trail' },
    { path: '/vehicles' },
  ],
};

/** What other hashes in the names of files change of a screen's size, compressed, when nothing else has changed. */
const hashesVary = 0.3;

const opensRemote = (path: string) =>
  !/^\/(login|register|forgot-password|t\/|wall\/|book\/|unsubscribe\/)/.test(path);

/** Waits until the page has nothing to do, and has begun what it does then. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const runtimeFiles = (urls: string[]) => urls.filter((url) => /\/federation\.\w+\.js$/.test(url));

test('the landing never loads the runtime of federation', async ({ page }) => {
  const scripts = await measureScripts(page);
  const networkIdle = trackNetworkIdle(page);
  await page.goto('/');
  await networkIdle();
  expect(scripts.urls().length).toBeGreaterThan(0);
  expect(runtimeFiles(scripts.urls())).toEqual([]);
});

// landing.spec.ts tests that no script is requested before the first paint.
test('the landing is on the screen with at most 15 kB, compressed with brotli', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [upToHeading = ''] = html.split('</h1>');
  expect(upToHeading.length).toBeLessThan(html.length);
  expect(kilobytes(brotliCompressSync(upToHeading).length)).toBeLessThanOrEqual(15);
});

for (const { path, as, aim, ceiling } of firstScreens) {
  test(`${path} is there with ${aim} kB of JavaScript, at most ${ceiling}`, async ({
    page,
    restoreSessionAs,
  }) => {
    if (as !== 'visitor') await restoreSessionAs(as);
    const scripts = await measureScripts(page);
    await page.goto(await addressOf({ path, as }));
    expect(kilobytes(await scripts.untilShown())).toBeLessThanOrEqual(Math.max(aim, ceiling) + hashesVary);

    const urls = scripts.urls();
    expect(runtimeFiles(urls), 'files with the runtime of federation').toHaveLength(
      opensRemote(path) ? 1 : 0,
    );

    const charts = await chartFiles(page);
    expect(charts.length, 'files with the library that draws charts').toBeGreaterThan(0);
    const loaded = charts.filter((file) => urls.some((url) => url.endsWith(`/${file}`)));
    expect(loaded, 'charts before the screen and its figures').toEqual([]);
  });
}

for (const as of ['customer', 'mechanic', 'manager'] satisfies Role[]) {
  test(`each later screen of a ${as} needs at most ${laterAim} kB more, except those listed here`, async ({
    page,
    restoreSessionAs,
  }) => {
    await restoreSessionAs(as);
    const scripts = await measureScripts(page);
    const networkIdle = trackNetworkIdle(page);
    await page.goto('/dashboard');
    const over: string[] = [];
    for (const { path, ceiling = laterAim } of laterScreens[as]) {
      await networkIdle();
      // What is fetched ahead when the page has nothing to do does not count as needed by the next screen.
      await idle(page);
      await networkIdle();
      scripts.reset();
      await navigateInPage(page, await addressOf({ path, as }));
      await networkIdle();
      const needed = kilobytes(scripts.all());
      if (needed > ceiling) over.push(`${path} needs ${needed} kB, at most ${ceiling}`);
    }
    expect(over).toEqual([]);
  });
}
