import { createCustomer } from '../../fixtures/data/create-customers.ts';
import {
  emailTo,
  openCapturedEmails,
  requestResetLink,
  setPassword,
} from '../../fixtures/page/password-recovery.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a forgotten password is replaced with the link of a mail, which works once', async ({
  page,
  anotherBrowser,
  signInAs,
  consoleErrors,
}) => {
  const customer = await createCustomer();
  await requestResetLink(page, customer.email);
  await openCapturedEmails(page);
  const mailed = emailTo(page, customer.email).getByRole('link');
  const link = (await mailed.getAttribute('href')) ?? '';
  await mailed.click();
  await setPassword(page, 'new1');
  await expect(page).toHaveURL('/customer-dashboard');
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  // The server's way to say that the link is used up.
  consoleErrors.expect(/40[03]/);
  const elsewhere = await anotherBrowser();
  await elsewhere.goto(link);
  await setPassword(elsewhere, 'new2');
  await expect(elsewhere.getByText('This link has expired or was used already')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();

  await signInAs({ email: customer.email, password: 'new1' }, elsewhere);
});

test('an address without an account gets the same words, and no mail', async ({ page }) => {
  const customer = await createCustomer();
  await requestResetLink(page, 'nobody.at.all@pitlane.test');
  await requestResetLink(page, customer.email);
  await openCapturedEmails(page);
  await expect(emailTo(page, customer.email)).toBeVisible();
  await expect(emailTo(page, 'nobody.at.all@pitlane.test')).toHaveCount(0);
});
