import type { Page } from '@playwright/test';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createRequest } from '../../fixtures/data/create-jobs.ts';
import { untilKept } from '../../fixtures/page/kept-files.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { signInWithRememberMe } from '../../fixtures/session/sign-in-with-remember-me.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
test.setTimeout(180_000);

const asOf = (page: Page) => page.getByText(/as of \d+:\d\d/i).first();

test("without a network a customer's pages show what they showed last, with its time", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await createRequest(customer, vehicle);
  const plate = vehicle.registration_number;
  await signInWithRememberMe(page, customer);
  const pages = [
    '/customer-dashboard',
    '/my-vehicles',
    '/service-tracking',
    `/vehicles/${vehicle.vehicle_id}`,
  ];
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByText(plate).first()).toBeVisible();
    await untilKept(page);
  }

  await context.setOffline(true);
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('[data-last-visit]')).toHaveCount(0);
      await expect(page.getByText(plate).first()).toBeVisible();
      await expect(asOf(page)).toBeVisible();
    });
  }

  await context.setOffline(false);
  await expect(page.getByText(/as of \d+:\d\d/i)).toHaveCount(0);
  await expect(page.getByText(plate).first()).toBeVisible();
});
