import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createCompletedJob } from '../../fixtures/data/create-jobs.ts';
import { amountIn, valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a completed service is found by its vehicle and printed on one page', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const other = await createVehicle(customer);
  const done = await createCompletedJob(customer, vehicle, { 'BDY-WIP': 1, 'ENG-SPK-C': 4 });
  await createCompletedJob(customer, other);
  await signInAs(customer);

  await page.goto('/service-history');
  await expect(page.getByText('2 completed services')).toBeVisible();
  await page.goto('/my-vehicles');
  await page
    .getByRole('article')
    .filter({ hasText: vehicle.registration_number })
    .getByRole('link', { name: 'History' })
    .click();
  await expect(page.getByText(`${vehicle.registration_number} · 1 completed service`)).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText('Completed · Today');
  expect(await amountIn(valueBeside(card, 'Difference'))).toBe(
    Math.round((done.finalCost - done.estimate) * 100),
  );
  await card.getByRole('link', { name: 'View Details' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(vehicle.registration_number);
  await expect(valueBeside(sheet, 'Mechanic')).toHaveText(done.mechanic.name);
  const rows = sheet.getByRole('table', { name: 'Parts used' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  for (const [index, { part_name, quantity, cost }] of done.parts.entries()) {
    await expect(rows.nth(index)).toContainText(`${part_name}${quantity}`);
    expect(await amountIn(rows.nth(index).getByRole('cell').last())).toBe(Math.round(cost * 100));
  }
  expect(await amountIn(valueBeside(sheet, 'Final cost'))).toBe(Math.round(done.finalCost * 100));

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('color', 'rgb(20, 32, 47)');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/MediaBox\s*\[0 0 594[.\d]* 841[.\d]*\]/g)).toHaveLength(1);
});

test("another customer's record is not found, and none of its data is sent", async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 \(Not Found\)/);
  const other = await createCustomer();
  const vehicle = await createVehicle(other);
  const { requestId } = await createCompletedJob(other, vehicle);
  await signInAs(await createCustomer());
  const recordResponse = page.waitForResponse((response) => response.url().endsWith('/rpc/service_record'));
  await page.goto(`/service-record/${requestId}`);
  await expect(page.getByRole('heading', { name: 'Service record not found' })).toBeVisible();
  expect(await (await recordResponse).text()).not.toContain(vehicle.registration_number);
  await page.goto('/service-record/none');
  await expect(page.getByRole('heading', { name: 'Service record not found' })).toBeVisible();
});
