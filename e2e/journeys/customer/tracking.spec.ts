import type { Page } from '@playwright/test';
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

test('a completed service asks for payment, which is simulated', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const done = await createCompletedJob(customer, await createVehicle(customer));
  await signInAs(customer);
  await page.goto('/service-tracking');
  const card = page.getByRole('article').filter({ hasText: `Request #${done.requestId}` });
  await expect(card.getByRole('heading', { name: 'Payment Required' })).toBeVisible();
  await expect(card).toContainText('All of it done.');
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOfBell = request.url().endsWith('/rpc/unread_notices');
    if (request.resourceType() === 'fetch' && !isOfBell) sent.push(request.url());
  });
  await card.getByRole('button', { name: 'Pay Now' }).click();
  await expect(card.getByRole('button', { name: /Processing/ })).toBeVisible();
  await expect(page.getByText(/^Payment of .* simulated\. No money was taken\.$/)).toBeVisible();
  expect(sent).toEqual([]);
});
