import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createCompletedJob } from '../../fixtures/data/create-jobs.ts';
import { proveAddress } from '../../fixtures/data/prove-address.ts';
import { readMails } from '../../fixtures/data/read-mails.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a collected car asks its customer how it was by mail; 2 of 5 reach the manager by bell and mail, the job and its mechanic @long', async ({
  page,
  anotherBrowser,
  signInAs,
}) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const { requestId, mechanic } = await createCompletedJob(customer, vehicle);
  await proveAddress(customer.email);
  await signInAs('manager');
  await page.goto(`/hand-over/${requestId}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible();

  const visitor = await anotherBrowser();
  await expect
    .poll(async () => (await readMails(customer.email, 1)).at(-1)?.subject, { timeout: 20_000 })
    .toMatch(/^How was it\?/);
  const mail = (await readMails(customer.email, 1)).at(-1);
  await visitor.goto(/https?:\S+\/t\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  const question = visitor.getByRole('article', { name: 'How was it?' });
  await question.getByRole('radio', { name: '2', exact: true }).check();
  await question.getByRole('textbox', { name: /^A word/ }).fill('Nobody called me');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByText(/^Thank you. You gave 2 of 5/)).toBeVisible();

  await page.goto('/manager-dashboard');
  await page.getByRole('button', { name: /^Notices, \d+\+? unread$/ }).click();
  await page
    .getByRole('dialog', { name: 'Notices' })
    .getByRole('link', { name: /The customer gave 2 of 5/ })
    .filter({ hasText: vehicle.registration_number })
    .click();
  await expect(page).toHaveURL(new RegExp(`/estimates/${requestId}$`));
  await expect(page.getByText(/^2 of 5 on .+: Nobody called me$/)).toBeVisible();

  const told = async () =>
    (await readMails('manager@pitlane.test', 1)).find(
      ({ subject, text }) => subject.startsWith('2 of 5 for ') && text.includes(`/estimates/${requestId}`),
    );
  await expect.poll(told, { timeout: 20_000 }).toBeDefined();

  const workshop = await signInAs(mechanic, await anotherBrowser());
  await workshop.goto(`/mechanic-jobs/${requestId}`);
  await expect(workshop.getByText(/^2 of 5 on .+: Nobody called me$/)).toBeVisible();
});
