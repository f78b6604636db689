import type { Page } from '@playwright/test';
import { visitorApi } from '../../fixtures/data/api.ts';
import { createCustomer, newCustomer } from '../../fixtures/data/create-customers.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page, { name, email, phone, password }: ReturnType<typeof newCustomer>) {
  await field(page, 'Full Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill(phone);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test('the form reports the first invalid field, in order', async ({ page }) => {
  const person = newCustomer();
  const rules = [
    { label: 'Full Name', message: 'Name is required', remedy: person.name },
    { label: 'Email', message: 'Email is required', remedy: 'asha at home' },
    { label: 'Email', message: 'Please enter a valid email address', remedy: person.email },
    { label: 'Phone', message: 'Phone number is required', remedy: person.phone },
    { label: 'Password', message: 'Password is required', remedy: 'abc' },
    { label: 'Password', message: 'Password must be at least 4 characters long', remedy: 'abcdefghijklm' },
    { label: 'Password', message: 'Password must be no more than 12 characters long', remedy: 'abcd' },
    { label: 'Confirm Password', message: 'Passwords do not match', remedy: 'abcd' },
  ];
  await page.goto('/register');
  for (const { label, message, remedy } of rules) {
    await submit(page);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await field(page, label).fill(remedy);
    await expect(page.getByText(message)).toHaveCount(0);
  }
  await submit(page);
  await expect(page.getByText('Account created successfully! Redirecting to dashboard...')).toBeVisible();
});

for (const [what, password] of [
  ['shortest', 'abcd'],
  ['longest', 'abcdefghijkl'],
] as const) {
  test(`the ${what} allowed password can be registered and used to log in`, async ({ page, logInAs }) => {
    const person = { ...newCustomer(), password };
    await page.goto('/register');
    await fillIn(page, person);
    await submit(page);
    await expect(page.getByText('Account created successfully! Redirecting to dashboard...')).toBeVisible();
    await page.waitForURL('/customer-dashboard');
    await expect(page.getByText(person.email).first()).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await logInAs(person);
    await expect(page).toHaveURL('/customer-dashboard');
  });
}

test('the database refuses a registered email', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/409/);
  const { email } = await createCustomer();
  await page.goto('/register');
  await fillIn(page, { ...newCustomer(), email });
  await submit(page);
  await expect(page.getByText('User with this email already exists')).toBeVisible();
});

test('the database refuses a registered phone number', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/409/);
  const { phone } = await createCustomer();
  await page.goto('/register');
  await fillIn(page, { ...newCustomer(), phone });
  await submit(page);
  await expect(page.getByText('User with this phone number already exists')).toBeVisible();
});

for (const [password, message] of [
  ['abc', 'Password must be at least 4 characters long'],
  ['abcdefghijklm', 'Password must be no more than 12 characters long'],
] as const) {
  test(`the server refuses a password of ${password.length} characters`, async () => {
    const registration = visitorApi.call('register_customer', { ...newCustomer(), password });
    await expect(registration).rejects.toThrow(message);
  });
}
