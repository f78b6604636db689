import type { Page } from '@playwright/test';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { amountIn, valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect } from '../../fixtures/portal-test.ts';
import type { Job } from './job.ts';

const cardOf = (page: Page, { registration }: Job) =>
  page.getByRole('article').filter({ hasText: registration });

/** Registers, starting at the landing page. */
export async function register(page: Page, { customer }: Job) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Full Name').fill(customer.name);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Phone').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm Password').fill(customer.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('/customer-dashboard');
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

/** Adds the vehicle, with its registration number in lower case. */
export async function addVehicle(page: Page, { registration }: Job) {
  await page.getByRole('main').getByRole('link', { name: 'My Vehicles' }).click();
  await page.getByRole('link', { name: 'Add New Vehicle' }).click();
  await page.getByLabel('Registration number').fill(registration.toLowerCase());
  await choose(page, 'Brand', 'Maruti Suzuki');
  await choose(page, 'Model', 'Swift');
  await page.getByLabel('Kilometres').fill('18250');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Vehicle added successfully!')).toBeVisible();
  await expect(page).toHaveURL('/customer-dashboard');
}

/** Books the service for a day in a week, and is redirected to the vehicles. */
export async function bookService(page: Page, job: Job) {
  await page.getByRole('link', { name: 'Book Service' }).click();
  await cardOf(page, job).getByRole('link', { name: 'Book Service' }).click();
  await page.getByRole('radio', { name: job.service.name }).check();
  expect(await amountIn(valueBeside(page.locator('form'), 'Estimated cost'))).toBe(job.estimate);
  await page.getByLabel('Preferred date').fill(dayAhead(7));
  await page.getByLabel('Notes').fill('It squeaks when it is cold.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Service request submitted successfully! Redirecting...')).toBeVisible();
  await page.waitForURL('/my-vehicles');
}

/** Finds the pending request with its estimate, and returns its number. */
export async function findRequest(page: Page, job: Job): Promise<number> {
  await page.goto('/service-tracking');
  const card = cardOf(page, job);
  await expect(card).toContainText('Pending');
  expect(await amountIn(valueBeside(card, 'Estimated cost'))).toBe(job.estimate);
  const [, number] = (await card.textContent())?.match(/Request #(\d+)/) ?? [];
  return Number(number);
}

/** Checks the completed work and its cost, which is paid once it is invoiced. */
export async function checkCompletedWork(page: Page, job: Job) {
  await page.reload();
  const card = cardOf(page, job);
  const payment = card.getByRole('heading', { name: 'Payment Required' });
  await expect(payment).toBeVisible();
  await expect(card).toContainText(job.workDone);
  expect(await amountIn(valueBeside(card, 'Estimated cost'))).toBe(job.estimate);
  expect(await amountIn(valueBeside(card, 'Final cost'))).toBe(job.finalCost);
  expect(await amountIn(payment.locator('..'))).toBe(job.finalCost);
  await expect(card).toContainText('The garage is preparing your invoice.');
}
