import type { Page } from '@playwright/test';
import {
  givenAssignment,
  givenCompletedService,
  givenMechanic,
} from '../../fixtures/data/create-completed-jobs.ts';
import { givenCustomer, givenRequest, givenVehicle } from '../../fixtures/data/create-customers.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** What a browser tells a page when its tab is looked at again. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a request is followed without a reload, by coming back to it and by waiting', async ({
  page,
  signInAs,
}) => {
  const customer = await givenCustomer();
  const mechanic = await givenMechanic();
  const { request_id } = await givenRequest(customer, await givenVehicle(customer));
  await page.clock.install();
  await signInAs(customer);
  await page.goto('/service-tracking');
  const card = page.getByRole('article').filter({ hasText: `Request #${request_id}` });
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('Not assigned yet');

  await givenAssignment(request_id, mechanic);
  await comeBack(page);
  await expect(card).toContainText(`Assigned to ${mechanic.name}`);

  await givenRequest(customer, await givenVehicle(customer));
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.clock.runFor(31_000);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a completed service asks for payment, and paying is only played', async ({ page, signInAs }) => {
  const customer = await givenCustomer();
  const done = await givenCompletedService(customer, await givenVehicle(customer));
  await signInAs(customer);
  await page.goto('/service-tracking');
  const card = page.getByRole('article').filter({ hasText: `Request #${done.requestId}` });
  await expect(card.getByRole('heading', { name: 'Payment Required' })).toBeVisible();
  await expect(card).toContainText('All of it done.');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') sent.push(request.url());
  });
  await card.getByRole('button', { name: 'Pay Now' }).click();
  await expect(card.getByRole('button', { name: /Processing/ })).toBeVisible();
  await expect(page.getByText(/^Payment of .* simulated\. No money was taken\.$/)).toBeVisible();
  expect(sent).toEqual([]);
});
