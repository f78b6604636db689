import { createCustomer } from '../../fixtures/data/create-customers.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import {
  emailTo,
  openCapturedEmails,
  requestResetLink,
  setPassword,
} from '../../fixtures/session/password-recovery.ts';

test('a forgotten password is reset with an emailed link, which works once', async ({
  page,
  anotherBrowser,
  signInAs,
  consoleErrors,
}) => {
  const customer = await createCustomer();
  await requestResetLink(page, customer.email);
  await openCapturedEmails(page);
  const resetLink = emailTo(page, customer.email).getByRole('link');
  const link = (await resetLink.getAttribute('href')) ?? '';
  await resetLink.click();
  await setPassword(page, 'new1');
  await expect(page).toHaveURL('/customer-dashboard');
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  // The server's response to a used link.
  consoleErrors.expect(/40[03]/);
  const elsewhere = await anotherBrowser();
  await elsewhere.goto(link);
  await setPassword(elsewhere, 'new2');
  await expect(elsewhere.getByText('This link has expired or was already used')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Request a new link' })).toBeVisible();

  await signInAs({ email: customer.email, password: 'new1' }, elsewhere);
});

test('an unknown email address gets the same message, and no email', async ({ page }) => {
  const customer = await createCustomer();
  await requestResetLink(page, 'nobody.at.all@pitlane.test');
  await requestResetLink(page, customer.email);
  await openCapturedEmails(page);
  await expect(emailTo(page, customer.email)).toBeVisible();
  await expect(emailTo(page, 'nobody.at.all@pitlane.test')).toHaveCount(0);
});
