import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import {
  demoMechanicId,
  givenCustomer,
  givenRequest,
  givenVehicle,
} from '../../fixtures/data/create-customers.ts';
import { watchTraffic } from '../../fixtures/page/network-idle.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Everything that the backend has answered to this page's questions for data. */
function collectAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/') && response.request().method() !== 'OPTIONS') {
      // A page that is left takes the answers with it that nobody has read.
      answers.push(response.text().catch(() => ''));
    }
  });
  return answers;
}

test('a customer meets nothing of another customer, not even by address', async ({
  page,
  signInAs,
  problems,
}) => {
  // The backend's way to say that the one vehicle asked for is none.
  problems.expect(/406 \(Not Acceptable\)/);
  const other = await givenCustomer();
  const vehicle = await givenVehicle(other);
  const { request_id } = await givenRequest(other, vehicle);
  await signInAs(await givenCustomer());

  await page.goto('/service-tracking');
  await expect(page.getByRole('heading', { name: 'No Service Requests Found' })).toBeVisible();
  for (const path of ['edit-vehicle/', 'service-history/', 'book-service?vehicle=']) {
    const answers = collectAnswers(page);
    await page.goto(`/${path}${vehicle.vehicle_id}`);
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    const received = (await Promise.all(answers)).join();
    expect(received).not.toContain(vehicle.registration_number);
    expect(received).not.toContain(`"request_id":${request_id}`);
  }
});

test('a mechanic receives the name and phone of a customer, and never the email', async ({
  page,
  signInAs,
}) => {
  const customer = await givenCustomer();
  const { request_id } = await givenRequest(customer, await givenVehicle(customer));
  const manager = await apiOf('manager');
  await manager.call('assign_mechanic', { request_id, mechanic_id: await demoMechanicId(manager) });

  await signInAs('mechanic');
  const answers = collectAnswers(page);
  const quiet = watchTraffic(page);
  await page.goto('/mechanic-jobs');
  await expect(page.getByRole('article').filter({ hasText: customer.name })).toContainText(customer.phone);
  for (const path of ['/job-history', '/parts-management', '/mechanic-dashboard']) {
    await page.goto(path);
    await quiet();
  }
  const received = (await Promise.all(answers)).join();
  expect(received).toContain(customer.phone);
  expect(received).not.toContain(customer.email);
});
