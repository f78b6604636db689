import type { Page } from '@playwright/test';
import { type Api, apiOf } from '../../../fixtures/data/api.ts';
import { createCustomer, createVehicle, newCustomer } from '../../../fixtures/data/create-customers.ts';
import { createRequest } from '../../../fixtures/data/create-jobs.ts';
import type { Login } from '../../../fixtures/data/people.ts';
import { expect } from '../../../fixtures/portal-test.ts';

/** Details of a mechanic whose name a spreadsheet would run as a formula. */
export function newMechanic() {
  const { name: mark, email, phone, password } = newCustomer();
  const name = `=HYPERLINK("evil","${mark}")`;
  const employeeId = `E2E-${phone.replaceAll(' ', '').slice(-7)}`;
  return { name, mark, email, phone, password, employeeId } satisfies Login & Record<string, string>;
}

export type NewMechanic = ReturnType<typeof newMechanic>;

/** Hires the mechanic on the screen; returns the id in the URL of their page. */
export async function hireMechanic(page: Page, mechanic: NewMechanic): Promise<string> {
  await page.goto('/mechanic-management');
  await page.getByRole('button', { name: 'Hire Mechanic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hire Mechanic' });
  await dialog.getByLabel('Full Name').fill(mechanic.name);
  await dialog.getByLabel('Email').fill(mechanic.email);
  await dialog.getByLabel('Phone').fill(mechanic.phone);
  await dialog.getByLabel('First password', { exact: true }).fill(mechanic.password);
  await dialog.getByLabel('Employee ID').fill(mechanic.employeeId);
  await dialog.getByLabel('Specializations').fill('Maintenance, Brakes');
  await dialog.getByLabel('Experience (years)').fill('7');
  await dialog.getByLabel('Hourly rate (₹)').fill('437.35');
  await dialog.getByRole('button', { name: 'Hire Mechanic' }).click();
  await expect(page.getByText(`${mechanic.name} hired successfully`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search mechanics' }).fill(mechanic.employeeId);
  await expect(page.getByText('Showing 1 of 1 mechanics')).toBeVisible();
  await page.getByRole('link', { name: mechanic.name }).click();
  await page.waitForURL(/\/mechanic-detail\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: mechanic.name })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Creates a pending request of a new customer. */
export async function createPendingRequest() {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const { request_id } = await createRequest(customer, vehicle);
  return { requestId: request_id, registration: vehicle.registration_number };
}

/** Creates jobs that this mechanic has completed; returns the ids of their requests. */
export async function completeJobs(manager: Api, mechanic: Login, mechanicId: string, count: number) {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const worker = await apiOf(mechanic);
  const ids: number[] = [];
  for (let job = 0; job < count; job += 1) {
    const { request_id, estimated_cost } = await createRequest(customer, vehicle);
    await manager.call('assign_mechanic', { request_id, mechanic_id: mechanicId });
    await worker.call('start_job', { request_id });
    await worker.call('complete_job', { request_id, final_cost: estimated_cost + job });
    ids.push(request_id);
  }
  return ids;
}
