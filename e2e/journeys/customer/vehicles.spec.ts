import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import {
  createCustomer,
  createVehicle,
  newRegistrationNumber,
} from '../../fixtures/data/create-customers.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const cardOf = (page: Page, registration: string) =>
  page.getByRole('article').filter({ hasText: registration });

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

test('a vehicle is added, edited and deleted', async ({ page, signInAs }) => {
  await signInAs(await createCustomer());
  const registration = newRegistrationNumber();
  await page.goto('/my-vehicles');
  await expect(page.getByRole('heading', { name: 'No Vehicles Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Your First Vehicle' }).click();

  await page.getByLabel('Registration number').fill(` ${registration.toLowerCase()} `);
  await choose(page, 'Brand', 'Tata');
  await choose(page, 'Model', 'Nexon EV');
  await choose(page, 'Fuel type', 'Electric');
  await page.getByLabel('Kilometres').fill('12900');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Vehicle added successfully!')).toBeVisible();
  await page.waitForURL('/customer-dashboard');

  await page.getByRole('main').getByRole('link', { name: 'My Vehicles' }).click();
  const card = cardOf(page, registration);
  await expect(card.getByRole('heading', { name: 'Tata Nexon EV' })).toBeVisible();
  await expect(valueBeside(card, 'Fuel type')).toHaveText('Electric');
  await expect(valueBeside(card, 'Kilometres')).toHaveText('12,900 km');

  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Colour').fill('Teal');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('/my-vehicles');
  await expect(valueBeside(card, 'Colour')).toHaveText('Teal');

  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete vehicle' });
  await expect(question).toContainText(
    `Are you sure you want to delete vehicle ${registration} ? This action cannot be undone.`,
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vehicle deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Vehicles Found' })).toBeVisible();
});

test('a registration number is unique, whatever its spacing and case', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/409 \(Conflict\)/);
  const { registration_number } = await createVehicle(await createCustomer());
  const customer = await createCustomer();
  await signInAs(customer);
  await page.goto('/add-vehicle');
  const field = page.getByRole('textbox', { name: 'Registration number' });
  await field.fill(registration_number.replaceAll(' ', '').toLowerCase());
  await choose(page, 'Brand', 'Honda');
  await choose(page, 'Model', 'City');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Error: A vehicle with this registration number already exists')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/A vehicle with this registration number already exists/);
  expect(await (await apiOf(customer)).read('vehicles?select=vehicle_id')).toEqual([]);
});

test('an invalid form shows an error at each field, and keeps the input', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  await signInAs(customer);
  await page.goto('/add-vehicle');
  await page.getByLabel('VIN').fill('<script>alert(1)</script>'.repeat(200));
  await page.getByLabel('Kilometres').fill('-12.5');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  for (const message of [
    'Registration number is required',
    'Brand is required',
    'Model is required',
    'Kilometres must be 0 or more',
    'VIN must be no more than 60 characters long',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Registration number')).toBeFocused();
  await expect(page.getByLabel('Kilometres')).toHaveValue('-12.5');
  expect(await (await apiOf(customer)).read('vehicles?select=vehicle_id')).toEqual([]);
});
