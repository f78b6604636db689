import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createRequest } from '../../fixtures/data/create-jobs.ts';
import { demoMechanicId } from '../../fixtures/data/demo-data.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Collects the bodies of all data responses of a page. */
function collectResponses(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/') && response.request().method() !== 'OPTIONS') {
      // A response of a page that was left can no longer be read.
      bodies.push(response.text().catch(() => ''));
    }
  });
  return bodies;
}

test('a customer receives no data of another customer, not even by URL', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  // The backend's response if the vehicle does not exist.
  consoleErrors.expect(/406 \(Not Acceptable\)/);
  const other = await createCustomer();
  const vehicle = await createVehicle(other);
  const { request_id } = await createRequest(other, vehicle);
  await signInAs(await createCustomer());

  await page.goto('/service-tracking');
  await expect(page.getByRole('heading', { name: 'No Service Requests Found' })).toBeVisible();
  for (const path of ['edit-vehicle/', 'service-history/', 'book-service?vehicle=']) {
    const bodies = collectResponses(page);
    await page.goto(`/${path}${vehicle.vehicle_id}`);
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    const received = (await Promise.all(bodies)).join();
    expect(received).not.toContain(vehicle.registration_number);
    expect(received).not.toContain(`"request_id":${request_id}`);
  }
});

test('a mechanic receives the name and phone of a customer, and never the email', async ({
  page,
  signInAs,
}) => {
  const customer = await createCustomer();
  const { request_id } = await createRequest(customer, await createVehicle(customer));
  const manager = await apiOf('manager');
  await manager.call('assign_mechanic', { request_id, mechanic_id: await demoMechanicId(manager) });

  await signInAs('mechanic');
  const bodies = collectResponses(page);
  const networkIdle = trackNetworkIdle(page);
  await page.goto('/mechanic-jobs');
  await expect(page.getByRole('article').filter({ hasText: customer.name })).toContainText(customer.phone);
  for (const path of ['/job-history', '/parts-management', '/mechanic-dashboard']) {
    await page.goto(path);
    await networkIdle();
  }
  const received = (await Promise.all(bodies)).join();
  expect(received).toContain(customer.phone);
  expect(received).not.toContain(customer.email);
});
