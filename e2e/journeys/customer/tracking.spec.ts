import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import {
  assignRequest,
  createCompletedJob,
  createMechanic,
  createRequest,
} from '../../fixtures/data/create-jobs.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Fires the event of a tab that becomes visible again. */
const showTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a request is updated without a reload, when its tab becomes visible and periodically', async ({
  page,
  signInAs,
}) => {
  const customer = await createCustomer();
  const mechanic = await createMechanic();
  const { request_id } = await createRequest(customer, await createVehicle(customer));
  await page.clock.install();
  await signInAs(customer);
  await page.goto('/service-tracking');
  const card = page.getByRole('article').filter({ hasText: `Request #${request_id}` });
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('Not assigned yet');

  await assignRequest(request_id, mechanic);
  await showTab(page);
  await expect(card).toContainText(`Assigned to ${mechanic.name}`);

  await createRequest(customer, await createVehicle(customer));
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.clock.runFor(31_000);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a completed service asks for payment, which its invoice takes', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const done = await createCompletedJob(customer, await createVehicle(customer));
  await signInAs(customer);
  await page.goto('/service-tracking');
  const card = page.getByRole('article').filter({ hasText: `Request #${done.requestId}` });
  await expect(card.getByRole('heading', { name: 'Payment Required' })).toBeVisible();
  await expect(card).toContainText('All of it done.');
  await expect(card).toContainText('The garage is preparing your invoice.');
  await expect(card.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

  await (await apiOf('manager')).call('issue_invoice', { request_id: done.requestId });
  await page.reload();
  await card.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(page.getByRole('region', { name: 'Pay Now' })).toBeVisible();
});
