import type { Role } from '../../fixtures/data/people.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { measureScripts } from '../../fixtures/page/script-budget.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf } from '../../fixtures/screens.ts';

const screens: { path: string; as: Role | 'visitor' }[] = [
  { path: '/login', as: 'visitor' },
  { path: '/services', as: 'visitor' },
  { path: '/customer-dashboard', as: 'customer' },
  { path: '/my-vehicles', as: 'customer' },
  { path: '/service-history', as: 'customer' },
  { path: '/add-vehicle', as: 'customer' },
  { path: '/mechanic-jobs', as: 'mechanic' },
  { path: '/parts-management', as: 'mechanic' },
  { path: '/manager-dashboard', as: 'manager' },
  { path: '/assign-requests', as: 'manager' },
  { path: '/audit-trail', as: 'manager' },
];

for (const { path, as } of screens) {
  test(`every script of ${path} is preloaded`, async ({ page, restoreSessionAs }) => {
    if (as !== 'visitor') await restoreSessionAs(as);
    const scripts = await measureScripts(page);
    await page.goto(await addressOf({ path, as }));
    await scripts.untilShown();
    const late = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (window.shownAt ?? 0))
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'link')
        .map(({ name }) => new URL(name).pathname),
    );
    // The first script is loaded by the page itself.
    expect(late.filter((file) => !file.startsWith('/static/js/index.'))).toEqual([]);
  });
}

test('at the next visit the remotes are requested before the settings have arrived', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('customer');
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const settings = Promise.withResolvers<void>();
  await page.route('**/portal.json', async (route) => {
    await settings.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => requested.filter((path) => path === '/remote.json')).toHaveLength(3);
  settings.resolve();
  await navigateInPage(page, '/my-vehicles');
  expect(requested.filter((path) => path === '/remote.json')).toHaveLength(3);
});
