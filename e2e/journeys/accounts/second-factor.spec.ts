import type { Page } from '@playwright/test';
import { codeOf } from '../../../shared-data/supabase/tests/support/authenticator.ts';
import { type Login, loginOf } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';

test.setTimeout(240_000);
// Refusals that the browser logs: a request before the confirmation, or with a wrong code.
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/status of (400|401|428)/));

/** Types a person's login, whose second step comes next. */
async function logIn(page: Page, { email, password }: Login = loginOf('manager')) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Meera' }).first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
};
const appCode = (page: Page) => page.getByLabel('Code from your authenticator app');
const atConfirmation = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Confirm Your Sign-in' })).toBeVisible();

/** Sets up an authenticator app; answers with its secret, the code that was used and the recovery codes. */
async function setUp(page: Page, password = loginOf('manager').password) {
  const form = page.getByRole('form', { name: 'Set up an authenticator app' });
  await form.getByLabel('Current Password').fill(password);
  await form.getByRole('button').last().click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await valueBeside(page.getByRole('main'), 'Key').textContent()) ?? '').replaceAll(' ', '');
  const code = codeOf(secret);
  await appCode(page).fill(code);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText("Copy these codes now. You can't see them again.")).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  return { secret, code, codes };
}

test('a manager confirms each sign-in, and again before paying', async ({
  page,
  ownBackend: { exec, serve },
  anotherBrowser,
}) => {
  /** Each code is taken once, and the test is faster than the next one. */
  const nextCode = async (secret: string) => {
    await exec('update private.second_factors set last_step = 0 where true');
    return codeOf(secret);
  };
  await logIn(page);
  await page.waitForURL('/manager-dashboard');
  await page.goto('/profile');
  const { secret, code, codes } = await setUp(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await logOut(page);

  await logIn(page);
  await atConfirmation(page);
  await page.goto('/customer-management');
  await atConfirmation(page);
  await appCode(page).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is not right, or was used before.')).toBeVisible();
  await appCode(page).fill(await nextCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/customer-management');
  await expect(page.getByRole('heading', { name: 'Customer Management' })).toBeVisible();

  const phone = await anotherBrowser();
  await serve(phone.context());
  await logIn(phone);
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await phone.getByLabel('Recovery code').fill(codes[3] ?? '');
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone).toHaveURL('/manager-dashboard');
  await logOut(phone);
  await logIn(phone);
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await phone.getByLabel('Recovery code').fill(codes[3] ?? '');
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByText('This code is not right, or was used before.')).toBeVisible();

  const hoursLater = () =>
    exec("update private.confirmed_sessions set confirmed_at = now() - interval '13 hours' where true");
  const question = page.getByRole('dialog', { name: 'Confirm It Is You' });
  const confirmAgain = async () => {
    await appCode(page).fill(await nextCode(secret));
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toBeHidden();
  };
  const [mechanic] = await exec(
    "select mechanic_id from public.mechanics where email = 'mechanic@pitlane.test'",
  );
  await page.goto(`/mechanic-detail/${mechanic?.mechanic_id}`);
  await page.getByRole('button', { name: 'Pay Salary' }).click();
  await hoursLater();
  await page.getByRole('dialog', { name: 'Pay Salary' }).getByRole('button', { name: 'Pay Salary' }).click();
  await confirmAgain();
  await expect(page.getByRole('dialog', { name: 'Payment receipt' })).toBeVisible();

  await hoursLater();
  await page.goto('/import');
  await expect(question).toBeVisible();
  await confirmAgain();
  await expect(page.getByRole('link', { name: 'Customers until 2020.csv' })).toBeVisible();
});

test('where managers must confirm, a colleague sets up a second factor first, and can be reset @long', async ({
  page,
  ownBackend: { exec, serve },
  anotherBrowser,
}) => {
  const nina = { email: 'nina@example.test', password: 'four' };
  await exec(
    "select private.create_manager('Nina', 'nina@example.test', '9000000900', 'four', null, true, false)",
  );
  await logIn(page);
  await page.waitForURL('/manager-dashboard');
  await page.goto('/profile');
  await setUp(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sign-in' }).click();
  await page.getByRole('checkbox', { name: 'Managers must confirm each sign-in' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sign-in saved')).toBeVisible();

  const theirs = await anotherBrowser();
  await serve(theirs.context());
  await logIn(theirs, nina);
  const demanded = theirs.getByRole('heading', { name: 'Set Up a Second Factor' });
  await expect(demanded).toBeVisible();
  await theirs.goto('/invoices');
  await expect(demanded).toBeVisible();
  await setUp(theirs, nina.password);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs).toHaveURL('/invoices');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();

  await page.goto('/settings/managers');
  const card = page.getByRole('article', { name: 'Nina' });
  await card.getByRole('button', { name: 'Reset second factor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('The second factor of Nina is off')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
});

test('a session that was not used for longer than the garage allows has ended @long', async ({
  page,
  ownBackend: { exec },
}) => {
  await logIn(page, loginOf('mechanic'));
  await page.waitForURL('/mechanic-dashboard');
  await exec(
    `update auth.sessions set created_at = now() - interval '13 hours',
      refreshed_at = (now() - interval '12 hours 1 minute') at time zone 'UTC' where true`,
  );
  // As on the next morning, when the token has to be renewed first.
  await page.evaluate(() => {
    const key = 'pitlane.session';
    const token = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...token, expires_at: 1, expires_in: 0 }));
  });
  await page.goto('/mechanic-jobs');
  await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fmechanic-jobs');
});
