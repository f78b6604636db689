import { expect, heading, test } from './delivery-test.ts';
import { clearHttpCache, untilKept } from './portal/kept-portal.ts';

test.use({ serviceWorkers: 'allow' });

const failedRequest = /ERR_|Failed to load resource|net::/;

test('a second visit requests no file that cannot have changed', async ({ page, portal, signInAs }) => {
  await signInAs('manager');
  await page.goto('/salary-payments');
  await untilKept(page);
  await clearHttpCache(page);
  portal.requests();
  await page.reload();
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
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
  await signInAs('manager');
  await page.goto('/salary-payments');
  await untilKept(page);
  await clearHttpCache(page);
  portal.stop();
  await page.reload();
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
});
