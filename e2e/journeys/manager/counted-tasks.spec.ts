import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createAssignedJobs, createMechanic, createRequest } from '../../fixtures/data/create-jobs.ts';
import { countPresses } from '../../fixtures/page/count-presses.ts';
import { phone } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('Seven requests are assigned to the suggested mechanics with two presses', async ({
  page,
  restoreSessionAs,
}) => {
  const customer = await createCustomer();
  for (let count = 0; count < 7; count += 1) await createRequest(customer, await createVehicle(customer));
  await restoreSessionAs('manager');
  await page.goto(`/assign-requests?status=pending&search=${customer.email}`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(7);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });

  const presses = await countPresses(page);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Assign 7 as suggested' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No service requests found')).toBeVisible();
  expect(await presses()).toBe(2);
});

test('A check of 24 points, one of them measured, takes at most six presses', async ({ page, signInAs }) => {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  await page.setViewportSize(phone);
  await signInAs(mechanic);
  await page.goto(`/mechanic-jobs/${job?.requestId}`);
  const start = page.getByRole('button', { name: 'Start General check' });
  await expect(start).toBeVisible();

  const presses = await countPresses(page);
  await start.click();
  await page.getByRole('button', { name: 'All the rest is fine' }).click();
  const saved = page.waitForResponse(/record_items/);
  await page.getByRole('button', { name: 'All fine' }).click();
  await saved;
  const battery = page.getByRole('group', { name: 'Battery', exact: true }).getByLabel('Measured (V)');
  if (!(await battery.isVisible())) await page.getByText('Under the bonnet').click();
  await battery.click();
  await battery.fill('12.6');
  await page.getByRole('button', { name: 'Finish inspection' }).click();
  await expect(page.getByRole('button', { name: 'Finish inspection' })).toHaveCount(0);
  expect(await presses()).toBeLessThanOrEqual(6);
});
