import type { Page } from '@playwright/test';
import { type Api, apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle, newCustomer } from '../../fixtures/data/create-customers.ts';
import { createRequest } from '../../fixtures/data/create-jobs.ts';
import { demoMechanicId, type Service } from '../../fixtures/data/demo-data.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const mark = () => newCustomer().name.replace('Asha ', '');

async function addService(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Category').selectOption('Repair');
  await dialog.getByLabel('Price (₹)', { exact: true }).fill('200000');
  await dialog.getByLabel('Duration (minutes)').fill('30');
  await dialog.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();
}

async function changePrice(page: Page, name: string, price: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Service' });
  await dialog.getByLabel('Price (₹)', { exact: true }).fill(price);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
}

test('a new price is for new bookings only, and a retired service is no longer offered', async ({
  page,
  restoreSessionAs,
  signInAs,
  anotherBrowser,
}) => {
  // The dearest of all, because other journeys book the cheapest.
  const name = `Wheel Balance ${mark()}`;
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await restoreSessionAs('manager');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Service Catalogue' }).click();
  await addService(page, name);

  const manager = await apiOf('manager');
  const [service] = await manager.read<Service>(`services?name=eq.${encodeURIComponent(name)}`);
  if (!service) throw new Error('The service was not added');
  await createRequest(customer, vehicle, service);
  await changePrice(page, name, '250000');

  const theirs = await anotherBrowser();
  await signInAs(customer, theirs);
  await theirs.goto(`/book-service?vehicle=${vehicle.vehicle_id}`);
  await theirs.getByRole('radio', { name }).check();
  await expect(valueBeside(theirs.locator('form'), 'Estimated cost')).toHaveText('₹2,50,000');
  const api = await apiOf(customer);
  expect(await api.read('service_requests?select=service_name,estimated_cost')).toEqual([
    { service_name: name, estimated_cost: 200_000 },
  ]);

  await page.getByRole('button', { name: `Retire ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire', exact: true }).click();
  await expect(page.getByText(`${name} is retired`)).toBeVisible();
  await theirs.goto('/service-tracking');
  await expect(valueBeside(theirs.getByRole('article'), 'Estimated cost')).toHaveText('₹2,00,000');
  await theirs.goto(`/book-service?vehicle=${vehicle.vehicle_id}`);
  await expect(theirs.getByRole('radio').first()).toBeAttached();
  await expect(theirs.getByRole('radio', { name })).toHaveCount(0);
  await expect(createRequest(customer, vehicle, service)).rejects.toThrow("This service isn't available");
});

test('a manager closes a day and opens it again', async ({ page, restoreSessionAs }) => {
  const reason = `Wedding ${mark()}`;
  const day = dayAhead(300);
  await restoreSessionAs('manager');
  await page.goto('/settings/hours');
  await page.getByRole('button', { name: 'Close Days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close Days' });
  await dialog.getByLabel('First day').fill(day);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Close Days' }).click();
  await expect(page.getByText('1 day closed')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reason });
  await row.getByRole('button', { name: /^Reopen/ }).click();
  await expect(row).toHaveCount(0);
});

test('a logo that a manager chooses is on the job card, whatever kind of picture it was', async ({
  page,
  restoreSessionAs,
}) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 90 30">
    <script>document.title = 'run'</script><circle cx="15" cy="15" r="12"/><!-- ${mark()} --></svg>`;
  const customer = await createCustomer();
  const request = await createRequest(customer, await createVehicle(customer));
  await restoreSessionAs('manager');
  await page.goto('/settings/garage');
  const logo = page.getByRole('region', { name: 'Logo' });
  await logo
    .getByLabel('Replace Logo')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Please choose a picture, such as PNG, SVG, JPEG or WebP')).toBeVisible();
  await logo
    .getByLabel('Replace Logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(page.getByText('Logo saved')).toBeVisible();
  for (const shown of [logo.getByRole('img').first(), logo.getByRole('img').last()]) {
    await expect(shown).toHaveJSProperty('naturalWidth', 512);
    await expect(shown).toHaveJSProperty('naturalHeight', 171);
  }
  await page.goto(`/job-card/${request.request_id}`);
  const card = page.getByRole('article', { name: `Job Card #${request.request_id}` });
  await expect(card.getByRole('img', { name: 'Pitlane Motors' })).toHaveJSProperty('naturalWidth', 512);
  await expect(page).not.toHaveTitle('run');
});

test('a car model that a manager adds is offered with its drawing', async ({
  page,
  restoreSessionAs,
  anotherBrowser,
}) => {
  const model = `Bolero ${mark()}`;
  await restoreSessionAs('manager');
  await page.goto('/settings/car-models');
  await page.getByRole('button', { name: 'Add Car Model' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Car Model' });
  await dialog.getByLabel('Brand').fill('Mahindra');
  await dialog.getByRole('textbox', { name: 'Model' }).fill(model);
  await dialog.getByLabel('Body type').selectOption('Off-roader');
  await dialog.getByLabel('Length (mm)').fill('3995');
  await dialog.getByLabel('Wheelbase (mm)').fill('2680');
  await dialog.getByLabel('Height (mm)').fill('1880');
  await dialog.getByLabel('Height (mm)').blur();
  await expect(dialog.getByRole('img', { name: 'Drawing of this model' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Car Model' }).click();
  await expect(page.getByText(`Mahindra ${model} added`)).toBeVisible();

  const visitor = await anotherBrowser();
  await visitor.goto(`/car-types?search=${encodeURIComponent(model)}`);
  const card = visitor.getByRole('article', { name: model });
  await expect(card.locator('svg').first()).toBeVisible();
  await page.getByLabel('Search car models').fill(model);
  await page.getByRole('button', { name: `Retire Mahindra ${model}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire', exact: true }).click();
  await expect(page.getByText(`Mahindra ${model} is retired`)).toBeVisible();
  await visitor.reload();
  await expect(card).toHaveCount(0);
});

/** Hires a manager without any right, and returns the login. */
async function hireManager(page: Page) {
  const person = newCustomer();
  await page.getByRole('button', { name: 'Hire Manager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hire Manager' });
  await dialog.getByLabel('Full Name').fill(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Phone').fill(person.phone);
  await dialog.getByLabel(/^First password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Hire Manager' }).click();
  await expect(page.getByText(`${person.name} hired successfully`)).toBeVisible();
  return person;
}

const refusalOf = (api: Api, name: string, parameters: object) =>
  api.call(name, parameters).then(
    () => 'done',
    (error: Error) => error.message,
  );

test('a manager without rights sees neither payment nor settings, and the database refuses both', async ({
  page,
  restoreSessionAs,
  anotherBrowser,
  signInAs,
}) => {
  await restoreSessionAs('manager');
  await page.goto('/settings/managers');
  const person = await hireManager(page);

  const theirs = await anotherBrowser();
  await signInAs(person, theirs);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(person.name);
  await expect(theirs.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Clear All Requests' })).toHaveCount(0);
  await theirs.goto('/settings/services');
  await expect(theirs.getByText('You are not allowed to change the settings')).toBeVisible();
  const mechanic_id = await demoMechanicId(await apiOf('manager'));
  await theirs.goto(`/mechanic-detail/${mechanic_id}`);
  await expect(theirs.getByRole('region', { name: 'Hourly rate' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Pay Salary' })).toHaveCount(0);

  const api = await apiOf(person);
  const notPay = 'You are not allowed to pay. Ask a manager who may change the settings.';
  expect(await refusalOf(api, 'pay_salary', { mechanic_id, request_ids: [1] })).toContain(notPay);
  expect(await refusalOf(api, 'set_hourly_rate', { mechanic_id, hourly_rate: 1 })).toContain(notPay);
  expect(await refusalOf(api, 'clear_all_requests', {})).toContain('not allowed to change the settings');

  const card = page.getByRole('article', { name: person.name });
  await card.getByRole('checkbox', { name: 'May pay' }).click();
  await expect(page.getByText(`${person.name}: may pay, yes`)).toBeVisible();
  expect(await refusalOf(api, 'pay_salary', { mechanic_id, request_ids: [0] })).not.toContain(notPay);

  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${person.name} removed`)).toBeVisible();
  await expect(card).toHaveCount(0);
});
