import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Role } from '../../fixtures/data/people.ts';
import { libraryModules } from '../../fixtures/page/library-modules.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { measureScripts } from '../../fixtures/page/script-budget.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf, linkPages, type Screen } from '../../fixtures/screens.ts';

/**
 * The aims: the JavaScript that a screen waits for, in kB of 1000 bytes, compressed with brotli as a static host sends it. What
 * is fetched once the screen and its data are there is not waited for. They are printed beside what is measured and fail
 * nothing: a name of a file or of a day changes a tenth of a kB.
 */
const aims = { landing: 15, outside: 130, link: 84, dashboard: 215, screen: 230, laterScreen: 20 };

const outside = ['/login', '/register', '/forgot-password'].map((path): Screen => ({ path, as: 'visitor' }));

const firstScreens: Screen[] = [
  ...outside,
  ...linkPages,
  { path: '/services', as: 'visitor' },
  { path: '/customer-dashboard', as: 'customer' },
  { path: '/mechanic-dashboard', as: 'mechanic' },
  { path: '/manager-dashboard', as: 'manager' },
  { path: '/book-service?vehicle=:vehicleId', as: 'customer' },
  { path: '/my-vehicles', as: 'customer' },
  { path: '/service-tracking', as: 'customer' },
  { path: '/mechanic-jobs', as: 'mechanic' },
  { path: '/job-history', as: 'mechanic' },
  { path: '/parts-management', as: 'mechanic' },
  { path: '/assign-requests', as: 'manager' },
  { path: '/customer-management', as: 'manager' },
  { path: '/salary-payments', as: 'manager' },
];

/** The screens that are visited after the dashboard, in order. The first form of a visit brings what forms need. */
const laterScreens: Record<Role, string[]> = {
  customer: [
    '/my-vehicles',
    '/service-tracking',
    '/service-history',
    '/vehicles',
    '/add-vehicle',
    '/book-service?vehicle=:vehicleId',
  ],
  mechanic: ['/mechanic-jobs', '/job-history', '/parts-management'],
  manager: [
    '/customer-management',
    '/mechanic-management',
    '/assign-requests',
    '/salary-payments',
    '/audit-trail',
    '/vehicles',
  ],
};

const aimOf = (screen: Screen): number => {
  if (linkPages.includes(screen)) return aims.link;
  if (outside.includes(screen)) return aims.outside;
  return screen.path.endsWith('-dashboard') ? aims.dashboard : aims.screen;
};

/** Prints a line of the table. */
function print(name: string, bytes: number, aim: number) {
  const kilobytes = (bytes / 1000).toFixed(1);
  process.stdout.write(`${name.padEnd(48)} ${kilobytes.padStart(6)} kB, aim ${aim}\n`);
}

/** Waits until the page has nothing to do, and has begun what it does then. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

async function expectNoLibraryTwice(page: Page, urls: string[]) {
  const twice = [...(await libraryModules(page, urls))].filter(([, files]) => files.length > 1);
  expect(Object.fromEntries(twice), 'modules of libraries in two files').toEqual({});
}

/** The scripts that hold the portal's client, told by a name in it: `modules.json` lists no page that opens by a link. */
async function clientsAmong(page: Page, urls: string[]): Promise<string[]> {
  const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  return urls.filter((_, index) => texts[index]?.includes('supabase.auth.token'));
}

// landing.spec.ts tests that no script is requested before the first paint.
test('the landing loads no client of the portal', async ({ page }) => {
  const scripts = await measureScripts(page);
  const networkIdle = trackNetworkIdle(page);
  await page.goto('/');
  await networkIdle();
  expect(scripts.urls().length).toBeGreaterThan(0);
  expect(await clientsAmong(page, scripts.urls()), 'clients of the portal').toEqual([]);
  const html = await (await page.request.get('/')).text();
  const [upToHeading = ''] = html.split('</h1>');
  expect(upToHeading.length).toBeLessThan(html.length);
  print('/, HTML up to its heading', brotliCompressSync(upToHeading).length, aims.landing);
});

for (const screen of firstScreens) {
  const isOutside = outside.includes(screen) || linkPages.includes(screen);
  test(`${screen.path} loads no library twice${isOutside ? ', and no client of the portal' : ''}`, async ({
    page,
    restoreSessionAs,
  }) => {
    if (screen.as !== 'visitor') await restoreSessionAs(screen.as);
    const scripts = await measureScripts(page);
    await page.goto(await addressOf(screen));
    const { bytes, urls } = await scripts.untilShown();
    print(screen.path, bytes, aimOf(screen));
    await expectNoLibraryTwice(page, urls);
    const clients = await clientsAmong(page, urls);
    expect(clients, 'clients of the portal').toHaveLength(isOutside ? 0 : 1);
  });
}

for (const as of ['customer', 'mechanic', 'manager'] satisfies Role[]) {
  test(`the later screens of a ${as} load no library twice`, async ({ page, restoreSessionAs }) => {
    await restoreSessionAs(as);
    const scripts = await measureScripts(page);
    const networkIdle = trackNetworkIdle(page);
    await page.goto('/dashboard');
    for (const path of laterScreens[as]) {
      await networkIdle();
      // What is fetched ahead when the page has nothing to do does not count as needed by the next screen.
      await idle(page);
      await networkIdle();
      const before = scripts.all();
      await navigateInPage(page, await addressOf({ path, as }));
      await networkIdle();
      print(`${path} of a ${as}, later`, scripts.all() - before, aims.laterScreen);
    }
    await expectNoLibraryTwice(page, scripts.urls());
  });
}
