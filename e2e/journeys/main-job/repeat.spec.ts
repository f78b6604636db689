import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { assignRequest, createCompletedJob } from '../../fixtures/data/create-jobs.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { amountIn, cellOf } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('work within its warranty is told at booking, marked as a repeat, and pays its mechanic no second bonus @long', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  test.setTimeout(180_000);
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const first = await createCompletedJob(customer, vehicle);
  const [service] = await activeServices();

  await signInAs('manager');
  const repeat = await test.step('booked again at the desk, which tells of the warranty', async () => {
    const booking = new URLSearchParams({
      do: 'book',
      plate: vehicle.registration_number,
      vehicle: String(vehicle.vehicle_id),
      service: String(service.service_id),
    });
    await page.goto(`/front-desk?${booking}`);
    const visit = page.getByRole('dialog', { name: /^Visit of/ });
    await expect(visit.getByText(`${service.name} was done on`)).toContainText('within the warranty of');
    await visit.getByLabel('Preferred date').fill(dayAhead(0));
    await visit.getByRole('button', { name: 'Save', exact: true }).click();
    const booked = page.getByText(/^Request #\d+ booked for/);
    await expect(booked).toBeVisible();
    const [, id] = /#(\d+)/.exec((await booked.textContent()) ?? '') ?? [];
    return Number(id);
  });

  await test.step('one press on the request marks it as a repeat of the first job', async () => {
    await page.goto(`/estimates/${repeat}`);
    await page.getByRole('button', { name: `Repeats job #${first.requestId}` }).click();
    await expect(page.getByRole('button', { name: 'Not a repeat' })).toBeVisible();
    await expect(page.getByText(`#${first.requestId} ${service.name}`).first()).toBeVisible();
  });

  await test.step('its mechanic reads that it has no second bonus, and does it', async () => {
    await assignRequest(repeat, first.mechanic);
    const workshop = await signInAs(first.mechanic, await anotherBrowser());
    await workshop.goto(`/mechanic-jobs/${repeat}`);
    await expect(workshop.getByText(/It has no second bonus\.$/)).toContainText(`#${first.requestId}`);
    const mechanic = await apiOf(first.mechanic);
    await mechanic.call('start_job', { request_id: repeat });
    await mechanic.call('complete_job', {
      request_id: repeat,
      mechanic_notes: 'Done again.',
      final_cost: first.estimate,
      parts: [],
    });
  });

  await test.step('the pay of the first has its bonus, that of the repeat none', async () => {
    await page.goto(`/mechanic-detail/${first.mechanic.id}`);
    const table = page.getByRole('table', { name: 'Unpaid jobs' });
    const rowOf = (id: number) => table.getByRole('row').filter({ hasText: `#${id})` });
    const bonusOf = (id: number) => amountIn(cellOf(rowOf(id), 'Bonus (3%)'));
    await expect(rowOf(repeat)).toContainText(`Repeats #${first.requestId}`);
    expect(await bonusOf(first.requestId)).toBeGreaterThan(0);
    await expect(cellOf(rowOf(repeat), 'Bonus (3%)')).toContainText('₹0');
    expect(await amountIn(cellOf(rowOf(repeat), 'Time-based pay'))).toBeGreaterThan(0);
  });
});
