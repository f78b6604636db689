import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

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
