import { readFileSync } from 'node:fs';
import { createCustomer } from '../../fixtures/data/create-customers.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a customer changes the details, ends another device, downloads the data and closes the account', async ({
  page,
  signInAs,
  logInAs,
  anotherBrowser,
  consoleErrors,
}) => {
  // The refused login at the end.
  consoleErrors.expect(/400/);
  const person = await createCustomer();
  await signInAs(person);
  const other = await anotherBrowser();
  await logInAs(person, other);
  // Signed out, its bell would soon be refused.
  await other.close();

  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Asha R Rao');
  await page.getByLabel('Address').fill('3 New Street');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details have been saved')).toBeVisible();
  // The page ends above the notification, so what it covers can be scrolled into view.
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const roomBelow = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  const height = (await notifications.boundingBox())?.height ?? Number.NaN;
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(Math.floor(height));
  await notifications.getByRole('button', { name: 'Close' }).click();
  await expect.poll(roomBelow).toBe(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Asha R Rao' })).toBeVisible();

  const devices = page.getByRole('region', { name: 'Signed-in Devices' });
  await expect(devices.getByText('(this device)')).toBeVisible();
  await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText(/^Chrome .*has been signed out$/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data.account).toMatchObject({ name: 'Asha R Rao', address: '3 New Street' });

  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  // The page behind a dialog does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login/);
  await expect(page.getByText('Your account has been closed.')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});
