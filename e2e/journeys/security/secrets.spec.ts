import type { Page } from '@playwright/test';
import { createCustomer } from '../../fixtures/data/create-customers.ts';
import { demoLogins } from '../../fixtures/data/people.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import {
  emailTo,
  openCapturedEmails,
  requestResetLink,
  setPassword,
} from '../../fixtures/page/password-recovery.ts';
import { watchForSecretLeaks } from '../../fixtures/page/secret-leaks.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf, screens } from '../../fixtures/screens.ts';

// Responses fulfilled by a test violate the security policy, which shell.spec.ts tests.
test.use({ bypassCSP: true });

const nameOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('pitlane.account') ?? '{}').name);

async function logOut(page: Page) {
  await page.getByRole('button', { name: await nameOf(page) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

for (const role of ['customer', 'mechanic', 'manager'] as const) {
  test(`no token and no password of a ${role} appears in a URL, a report, the console or a log`, async ({
    page,
    logInAs,
  }) => {
    const leaks = await watchForSecretLeaks(page);
    leaks.addSecret('password', demoLogins[role].password);
    await logInAs(role);
    const own = screens.filter(({ as }) => as === role);
    for (const screen of own) {
      const address = await addressOf(screen);
      const before = await shownHeading(page).elementHandle();
      await navigateInPage(page, address);
      await expect(page).toHaveURL(address);
      // The address changes before the screen does.
      await before?.waitForElementState('hidden');
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
      await expect(shownHeading(page)).toBeVisible();
    }
    await logOut(page);
    expect(await leaks.find()).toEqual([]);

    const { secret, history, report, ...checked } = leaks.countChecked();
    expect(secret, 'the password and two tokens').toBeGreaterThanOrEqual(3);
    expect(history).toBeGreaterThan(own.length);
    expect(report).toBeGreaterThan(0);
    expect(checked['address of a request']).toBeGreaterThan(own.length);
  });
}

test('the code of a used reset link appears in no URL and no log', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  const customer = await createCustomer();
  const leaks = await watchForSecretLeaks(page);
  await requestResetLink(page, customer.email);
  await openCapturedEmails(page);
  const resetLink = emailTo(page, customer.email).getByRole('link');
  const code = new URL((await resetLink.getAttribute('href')) ?? '').searchParams.get('token_hash') ?? '';
  await resetLink.click();
  await expect(page).toHaveURL(/reset-password\?/);

  // The code is used, but the change fails: the page stays open.
  await page.route('**/rpc/change_password', (route) => route.abort());
  leaks.addSecret('new password', 'fresh88x');
  await setPassword(page, 'fresh88x');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  leaks.addSecret('recovery code', code);
  await page.unroute('**/rpc/change_password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/customer-dashboard');
  await page.reload();
  await logOut(page);
  expect(await leaks.find()).toEqual([]);
  expect(leaks.countChecked().secret, 'the code, the password and two tokens').toBeGreaterThanOrEqual(4);
});

for (const path of ['/t/:token', '/unsubscribe/:token']) {
  test(`the token of ${path} leaves the address, and a reload still opens the page`, async ({ page }) => {
    const leaks = await watchForSecretLeaks(page);
    const address = await addressOf({ path, as: 'visitor' });
    const start = address.slice(0, address.lastIndexOf('/') + 1);
    await page.goto(address);
    await expect(page).toHaveURL(start);
    leaks.addSecret('token', address.slice(start.length));
    const heading = page.getByRole('heading', { level: 2 }).first();
    const shown = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(shown ?? '');
    expect(await leaks.find()).toEqual([]);
  });
}

test('the code of an invitation leaves the address, and no request names it', async ({ page }) => {
  const code = 'c'.repeat(32);
  const leaks = await watchForSecretLeaks(page);
  await page.route('**/rpc/read_invitation', (route) =>
    route.fulfill({ json: { name: 'Gita Nair', phone: '98765 43210', email: null } }),
  );
  const addresses: string[] = [];
  page.on('request', (request) =>
    addresses.push(`${request.url().split('#')[0]} ${request.headers().referer}`),
  );
  await page.goto(`/register#invitation=${code}`);
  await expect(page.getByText('Gita Nair')).toBeVisible();
  await expect(page).toHaveURL('/register');
  leaks.addSecret('invitation', code);
  await page.reload();
  await expect(page.getByText('Gita Nair')).toBeVisible();
  expect(await leaks.find()).toEqual([]);
  expect(addresses.filter((address) => address.includes(code))).toEqual([]);
});
