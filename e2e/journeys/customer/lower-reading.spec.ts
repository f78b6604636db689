import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { assignRequest, createMechanic, createRequest } from '../../fixtures/data/create-jobs.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a car comes with a reset odometer, which the desk is asked about as about a slip, and its owner sees it so', async ({
  page,
  anotherBrowser,
  signInAs,
  consoleErrors,
}) => {
  // The question is the answer to a refusal.
  consoleErrors.expect(/409/);
  const owner = await createCustomer();
  const vehicle = await createVehicle(owner);
  const { request_id } = await createRequest(owner, vehicle);
  await assignRequest(request_id, await createMechanic());

  await signInAs('manager');
  await page.goto('/front-desk');
  await page.getByRole('searchbox').first().fill(vehicle.registration_number);
  await page
    .getByRole('list', { name: `Requests of ${owner.name}` })
    .getByRole('button', { name: 'Check in' })
    .click();
  const form = page.getByRole('dialog', { name: `Check in #${request_id}` });
  const kilometres = form.getByLabel('Kilometres');
  const question = page.getByRole('alertdialog', { name: 'Lower than the last reading' });
  await form.getByLabel('Fuel').selectOption('Full');
  const checkIn = form.getByRole('button', { name: 'Check in' });

  await test.step('a slip of the finger far above the last reading is asked about, and corrected', async () => {
    await kilometres.fill('182500');
    await checkIn.click();
    const high = page.getByRole('alertdialog', { name: 'Far above the last reading' });
    await expect(high).toContainText('18,250 km. You entered 1,82,500 km. Is that right?');
    await high.getByRole('button', { name: 'Cancel' }).click();
    await expect(high).toHaveCount(0);
    await kilometres.fill('120');
  });

  await test.step('Cancel, where the focus is, leads back to what was entered', async () => {
    await checkIn.click();
    await expect(question).toContainText('18,250 km');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(kilometres).toHaveValue('120');
  });

  await test.step('a reset checks the car in with what it shows', async () => {
    await checkIn.click();
    await question.getByRole('button', { name: 'The odometer was reset or replaced' }).click();
    await expect(page.getByRole('article', { name: /^Job Card #/ })).toContainText('120 km');
  });

  const home = await signInAs(owner, await anotherBrowser());
  await home.goto(`/vehicles/${vehicle.vehicle_id}`);
  const readings = home.getByRole('table', { name: 'Readings of the odometer' }).getByRole('row');
  await expect(readings.nth(1)).toContainText(/120 km.*Odometer reset/s);

  await test.step('the owner’s next reading goes on from there without a question', async () => {
    await home.getByRole('button', { name: 'Add Reading' }).click();
    const dialog = home.getByRole('dialog', { name: 'Add Reading' });
    await dialog.getByRole('textbox', { name: /Kilometres/ }).fill('150');
    // What was typed outlives a reload in the middle of it.
    await home.reload();
    await home.getByRole('button', { name: 'Add Reading' }).click();
    await expect(dialog.getByText('What you typed was kept.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(home.getByText('Reading saved')).toBeVisible();
    await expect(readings.nth(1)).toContainText('150 km');
    await expect(readings.nth(2)).toContainText('Odometer reset');
  });
});
