import { apiOf } from '../../fixtures/data/api.ts';
import { type Customer, createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

interface BookedRequest {
  service_name: string;
  customer_notes: string;
}

const requestsOf = async (customer: Customer) =>
  (await apiOf(customer)).read<BookedRequest>('service_requests?select=service_name,customer_notes');

/** A date with the same day and month, which every browser takes in the same order: 12122026. */
function laterDate(): { digits: string; iso: string } {
  const soon = dayAhead(2);
  const year = Number(soon.slice(0, 4));
  for (let month = 1; ; month++) {
    const twoDigits = String(((month - 1) % 12) + 1).padStart(2, '0');
    const laterYear = year + Math.floor((month - 1) / 12);
    const iso = `${laterYear}-${twoDigits}-${twoDigits}`;
    if (iso >= soon) return { digits: `${twoDigits}${twoDigits}${laterYear}`, iso };
  }
}

test('a visitor chooses a service, logs in, selects a vehicle, reloads, and books once', async ({ page }) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await page.goto('/services');
  const brakes = page.getByRole('article', { name: 'Brake Repair & Service' });
  await brakes.getByRole('link', { name: 'Book Service' }).click();

  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Which vehicle is this for')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: vehicle.registration_number });
  await card.getByRole('link', { name: 'Book Service' }).click();

  const radio = page.getByRole('radio', { name: 'Brake Repair & Service' });
  await expect(radio).toBeChecked();
  await expect(radio).toBeInViewport();
  await expect(valueBeside(page.locator('form'), 'Estimated cost')).toHaveText('₹12,000');
  await page.getByLabel('Preferred date').fill(laterDate().iso);
  await page.getByLabel('Notes').fill('الفرامل 🚗 <b>squeak</b>');

  await page.reload();
  await expect(radio).toBeChecked();
  await expect(page.getByText(vehicle.registration_number)).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('الفرامل 🚗 <b>squeak</b>');
  await page.getByRole('button', { name: 'Submit Request' }).dblclick();
  await expect(page.getByText('Service request submitted successfully! Redirecting...')).toBeVisible();
  await page.waitForURL('/my-vehicles');
  expect(await requestsOf(customer)).toEqual([
    { service_name: 'Brake Repair & Service', customer_notes: 'الفرامل 🚗 <b>squeak</b>' },
  ]);
  await page.goto('/service-tracking');
  await expect(page.getByText('الفرامل 🚗 <b>squeak</b>')).toBeVisible();
});

test('an invalid booking shows the reasons, and creates nothing', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await signInAs(customer);
  await page.goto(`/book-service?vehicle=${vehicle.vehicle_id}`);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Please select a service')).toBeVisible();
  await expect(page.getByText('Please select a preferred date')).toBeVisible();

  await page.getByRole('radio', { name: 'Engine Diagnostics' }).check();
  await page.getByLabel('Preferred date').focus();
  await page.keyboard.type('1212');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Please enter a valid date')).toBeVisible();

  await page.getByLabel('Preferred date').fill('2020-01-01');
  await page.getByLabel('Notes').fill('n'.repeat(5001));
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('The preferred date cannot be in the past')).toBeVisible();
  await expect(page.getByText('Notes must be no more than 5,000 characters long')).toBeVisible();
  expect(await requestsOf(customer)).toEqual([]);

  const api = await apiOf(customer);
  const [service] = await activeServices();
  const past = {
    vehicle_id: vehicle.vehicle_id,
    service_ids: [service?.service_id],
    scheduled_date: '2020-01-01',
  };
  await expect(api.call('book_service', past)).rejects.toThrow('The preferred date cannot be in the past');
  expect(await requestsOf(customer)).toEqual([]);
});

test('a service is found by category and booked with the keyboard only', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await signInAs(customer);
  await page.goto(`/book-service?vehicle=${vehicle.vehicle_id}`);
  const maintenance = page.getByRole('radio', { name: 'Maintenance', exact: true });
  await expect(maintenance).toBeVisible();

  await page.getByRole('radio', { name: 'All Services' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(maintenance).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Engine Diagnostics' })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('No service selected yet')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Add another service')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(laterDate().digits);
  await expect(page.getByLabel('Preferred date')).toHaveValue(laterDate().iso);
  await page.getByRole('button', { name: 'Submit Request' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Service request submitted successfully! Redirecting...')).toBeVisible();
  expect(await requestsOf(customer)).toHaveLength(1);
});
