import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createCompletedJob } from '../../fixtures/data/create-jobs.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { expect, test } from '../../fixtures/faulty-portal.ts';

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

test('a booking whose response is lost is booked once after a retry', async ({ page, backend, signInAs }) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await signInAs(customer);
  await page.goto(`/book-service?vehicle=${vehicle.vehicle_id}`);
  await page.getByText('Oil Change & Maintenance').click();
  await page.getByLabel('Preferred date').fill(dayAhead(9));

  backend.break('cut', /book_service/);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(alerts(page)).toContainText('Failed to book service');
  backend.heal();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Service request submitted successfully! Redirecting...')).toBeVisible();
  expect(await (await apiOf(customer)).read('service_requests?select=request_id')).toHaveLength(1);
});

test('a salary payment whose response is lost is paid once, and a retry shows the receipt', async ({
  page,
  backend,
  signInAs,
}) => {
  const customer = await createCustomer();
  const { requestId, mechanic } = await createCompletedJob(customer, await createVehicle(customer));
  await signInAs('manager');
  await page.goto(`/mechanic-detail/${mechanic.id}`);
  await page.getByRole('button', { name: 'Pay Salary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay Salary' });

  backend.break('cut', /pay_salary/);
  await dialog.getByRole('button', { name: 'Pay Salary' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to process payment');
  await expect(dialog.getByRole('checkbox', { name: `#${requestId}` })).toBeHidden();
  backend.heal();
  await dialog.getByRole('button', { name: 'Pay Salary' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment receipt' })).toContainText(`#${requestId}`);

  const manager = await apiOf('manager');
  expect(await manager.read(`salary_payments?jobs_included=cs.{${requestId}}`)).toHaveLength(1);
});
