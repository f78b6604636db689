import type { Page } from '@playwright/test';
import { createCustomer } from '../../fixtures/data/create-customers.ts';
import type { Login } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Makes the stored session expired, with a refresh token that the server refuses. */
const expireSession = (page: Page) =>
  page.evaluate(() => {
    const key = 'pitlane.session';
    const token = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const expired = { ...token, expires_at: 1, expires_in: 0, refresh_token: 'long gone' };
    sessionStorage.setItem(key, JSON.stringify(expired));
  });

/** Types a login on the screen that is shown. */
async function logIn(page: Page, { email, password }: Login) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('an expired session leads to the login with the reason, and back to the page', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  // The server refuses to renew the session.
  consoleErrors.expect(/40[01]/);
  const customer = await createCustomer();
  await signInAs(customer);
  await page.goto('/my-vehicles?page=1');
  await expect(page.getByRole('heading', { level: 1, name: 'My Vehicles' })).toBeVisible();
  // Away from the portal, whose own timer could find the session expired first.
  await page.goto('/portal.json');
  await expireSession(page);
  await page.goto('/my-vehicles?page=1');
  await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fmy-vehicles%3Fpage%3D1');

  await logIn(page, customer);
  await expect(page).toHaveURL('/my-vehicles?page=1');
});

test('a token that the server refuses leads to the login, and what was typed comes back', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/40[01]/);
  const customer = await createCustomer();
  await signInAs(customer);
  await page.goto('/add-vehicle');
  await page.getByLabel('Registration number').fill('KA 05 MX 4321');
  // As after the server's keys were changed.
  await page.evaluate(() => {
    const key = 'pitlane.session';
    const token = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const refused = { ...token, access_token: `${token.access_token}x`, refresh_token: 'long gone' };
    sessionStorage.setItem(key, JSON.stringify(refused));
  });
  await page.reload();
  await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fadd-vehicle');

  await logIn(page, customer);
  await expect(page).toHaveURL('/add-vehicle');
  await expect(page.getByLabel('Registration number')).toHaveValue('KA 05 MX 4321');
});

test('the login redirects to no other site', async ({ page }) => {
  const customer = await createCustomer();
  await page.goto(`/login?next=${encodeURIComponent('/\\garage.example')}`);
  await logIn(page, customer);
  await expect(page).toHaveURL('/customer-dashboard');
});

test('too many wrong passwords have a message of their own', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/400|429/);
  const { email, password } = await createCustomer();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const tryPassword = async (tried: string) => {
    await page.getByLabel('Password', { exact: true }).fill(tried);
    const response = page.waitForResponse(/auth\/v1\/token/);
    await page.getByRole('button', { name: 'Log In' }).click();
    await response;
    await expect(page.getByRole('alert')).toBeVisible();
  };
  for (let guess = 0; guess < 10; guess++) await tryPassword(`wrong${guess}`);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await tryPassword(password);
  await expect(page.getByText('Too many attempts. Please wait a few minutes and try again.')).toBeVisible();
});
