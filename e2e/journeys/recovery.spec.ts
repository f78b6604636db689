import type { Page } from '@playwright/test';
import { givenCustomer } from '../fixtures/given.ts';
import { expect, test } from '../fixtures/portal-test.ts';

const maybeSent = (email: string) =>
  `If ${email} belongs to an account, a link is on its way. It works once, within an hour.`;

async function askForLink(page: Page, email: string) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(maybeSent(email))).toBeVisible();
}

/** The page where the embedded backend shows its mails. */
async function openMails(page: Page) {
  const { supabaseUrl } = await (await page.request.get('/portal.json')).json();
  await page.goto(`${supabaseUrl}/mails`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
}

const mailTo = (page: Page, email: string) => page.getByRole('article').filter({ hasText: email });

async function setPassword(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}

test('a forgotten password is replaced with the link of a mail, which works once', async ({
  page,
  anotherBrowser,
  signInAs,
  problems,
}) => {
  const customer = await givenCustomer();
  await askForLink(page, customer.email);
  await openMails(page);
  const mailed = mailTo(page, customer.email).getByRole('link');
  const link = (await mailed.getAttribute('href')) ?? '';
  await mailed.click();
  await setPassword(page, 'new1');
  await expect(page).toHaveURL('/customer-dashboard');
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  // The server's way to say that the link is used up.
  problems.expect(/40[03]/);
  const elsewhere = await anotherBrowser();
  await elsewhere.goto(link);
  await setPassword(elsewhere, 'new2');
  await expect(elsewhere.getByText('This link has expired or was used already')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();

  await signInAs({ email: customer.email, password: 'new1' }, elsewhere);
});

test('an address without an account gets the same words, and no mail', async ({ page }) => {
  const customer = await givenCustomer();
  await askForLink(page, 'nobody.at.all@pitlane.test');
  await askForLink(page, customer.email);
  await openMails(page);
  await expect(mailTo(page, customer.email)).toBeVisible();
  await expect(mailTo(page, 'nobody.at.all@pitlane.test')).toHaveCount(0);
});
