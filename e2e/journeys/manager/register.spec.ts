import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createMechanic, createRequest } from '../../fixtures/data/create-jobs.ts';
import { assignTo } from '../../fixtures/page/assign-to.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a request is assigned and undone, and its vehicle is found by manager, mechanic and owner', async ({
  page,
  signInAs,
  anotherBrowser,
  consoleErrors,
}) => {
  // Someone else's vehicle, at the end.
  consoleErrors.expect(/404/);
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const mechanic = await createMechanic();
  await createRequest(customer, vehicle);
  const plate = vehicle.registration_number;
  const name = `${vehicle.brand} ${vehicle.model}`;

  await signInAs('manager');
  await page
    .getByRole('region', { name: 'Waiting for You' })
    .getByRole('link', { name: /to assign$/ })
    .click();
  await expect(page).toHaveURL('/assign-requests?status=pending');
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(plate);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  const assign = async () => {
    await assignTo(card, mechanic.name);
    await expect(page.getByText(`is assigned to ${mechanic.name}.`)).toBeVisible();
  };
  await assign();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('is pending again')).toBeVisible();
  await assign();

  await page.goto(`/vehicles?search=${encodeURIComponent(plate)}`);
  await page.getByRole('link', { name: plate }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Owner' })).toContainText(customer.email);
  await page.getByRole('link', { name: customer.name }).click();
  const requests = page.getByRole('table', { name: 'Requests of this customer' });
  await expect(requests.getByRole('link', { name: mechanic.name })).toBeVisible();

  const workshop = await signInAs(mechanic, await anotherBrowser());
  await workshop.goto('/vehicles');
  await workshop.getByRole('link', { name: plate }).click();
  await expect(workshop.getByRole('region', { name: 'Owner' })).toContainText(customer.phone);
  await expect(workshop.locator('main')).not.toContainText(customer.email);

  const home = await signInAs(customer, await anotherBrowser());
  await expect(home.getByRole('article', { name: 'Next appointment' })).toContainText(mechanic.name);
  await home.goto('/vehicles');
  await home.getByRole('link', { name: plate }).click();
  await expect(home.getByRole('heading', { level: 1, name })).toBeVisible();
  await home.goto('/vehicles/1');
  await expect(home.getByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
});
