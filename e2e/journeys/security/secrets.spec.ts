import { createCustomer } from '../../fixtures/data/create-customers.ts';
import { watchForSecretLeaks } from '../../fixtures/page/secret-leaks.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf } from '../../fixtures/screens.ts';
import { logOut } from '../../fixtures/session/log-out.ts';
import {
  emailTo,
  openCapturedEmails,
  requestResetLink,
  setPassword,
} from '../../fixtures/session/password-recovery.ts';

// Responses fulfilled by a test violate the security policy, which shell.spec.ts tests.
test.use({ bypassCSP: true });

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

for (const path of ['/t/:token', '/wall/:token', '/book/:token', '/unsubscribe/:token']) {
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
