import type { Page } from '@playwright/test';
import { createCustomer } from '../../fixtures/data/create-customers.ts';
import type { Login } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

async function fillInLogin(page: Page, { email, password }: Login) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' }).click();

async function logInAndRemember(page: Page, login: Login) {
  await page.goto('/login');
  await fillInLogin(page, login);
  await page.getByText('Remember me').click();
  await logIn(page);
  await page.waitForURL('/customer-dashboard');
}

async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('a wrong password is refused with a message', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/400/);
  await page.goto('/login');
  await fillInLogin(page, { email: 'customer@pitlane.test', password: 'not this' });
  await logIn(page);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a session survives a reload, and ends with its tab', async ({ page, context, logInAs }) => {
  await logInAs(await createCustomer());
  await page.reload();
  await expect(page).toHaveURL('/customer-dashboard');

  const anotherTab = await context.newPage();
  await anotherTab.goto('/customer-dashboard');
  await expect(anotherTab).toHaveURL('/login?next=%2Fcustomer-dashboard');
});

test('a remembered session is available in every tab', async ({ page, context }) => {
  await logInAndRemember(page, await createCustomer());
  const anotherTab = await context.newPage();
  await anotherTab.goto('/dashboard');
  await expect(anotherTab).toHaveURL('/customer-dashboard');
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  const customer = await createCustomer();
  await logInAndRemember(page, customer);
  const anotherTab = await context.newPage();
  await anotherTab.goto('/my-vehicles');
  await expect(anotherTab.getByRole('heading', { level: 1, name: 'My Vehicles' })).toBeVisible();

  await logOut(page, customer.name);
  await expect(page).toHaveURL('/');
  await expect(anotherTab).toHaveURL(/\/login/);
  await anotherTab.goto('/my-vehicles');
  await expect(anotherTab).toHaveURL('/login?next=%2Fmy-vehicles');
});

test('signing out removes the session from browser storage', async ({ page }) => {
  const customer = await createCustomer();
  await logInAndRemember(page, customer);
  await logOut(page, customer.name);
  await expect(page).toHaveURL('/');
  const left = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(left).not.toMatch(/access_token|refresh_token|asha/i);
});

test('a visitor is sent to the login, and then to the requested page', async ({ page }) => {
  const customer = await createCustomer();
  await page.goto('/my-vehicles?page=1');
  await expect(page).toHaveURL('/login?next=%2Fmy-vehicles%3Fpage%3D1');
  await fillInLogin(page, customer);
  await logIn(page);
  await expect(page).toHaveURL('/my-vehicles?page=1');
  await expect(page.getByRole('heading', { level: 1, name: 'My Vehicles' })).toBeVisible();
});

test('a user of another role is redirected to their own dashboard', async ({ page, signInAs }) => {
  await signInAs('mechanic');
  for (const path of ['/assign-requests', '/my-vehicles', '/salary-payments', '/customer-dashboard']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/mechanic-dashboard');
  }
});

test('an unknown address shows a message and a link to the dashboard', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/login/);
});
