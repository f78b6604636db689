import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { type Customer, createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { assignRequest, createCompletedJob, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { changeRow } from '../../fixtures/page/assign-to.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const shown = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${day}T09:00:00+05:30`),
  );

/** Books for a day ahead, with a vehicle of its own. */
async function bookFor(customer: Customer, daysAhead: number) {
  const [vehicle, api] = [await createVehicle(customer), await apiOf(customer)];
  const [service] = await activeServices();
  const { request_id } = await api.call<{ request_id: number }>('book_service', {
    vehicle_id: vehicle.vehicle_id,
    service_ids: [service.service_id],
    scheduled_date: dayAhead(daysAhead),
  });
  return { id: request_id, vehicle, service };
}

const cardOf = (page: Page, id: number) =>
  page.getByRole('article').filter({ hasText: new RegExp(`(Request|Job) #${id}(?!\\d)`, 'i') });

/** The card of a request on Assign Service Requests. */
async function openAssignment(page: Page, id: number, registration: string) {
  await page.goto(`/assign-requests?search=${encodeURIComponent(registration)}`);
  const card = cardOf(page, id);
  await expect(card).toBeVisible();
  const more = card.getByText(/^More/);
  if (await more.isVisible()) await more.click();
  return card;
}

async function cancelAsManager(page: Page, id: number, registration: string, reason: string) {
  const card = await openAssignment(page, id, registration);
  await changeRow(card, 'Cancel…');
  const dialog = page.getByRole('dialog', { name: `Cancel request #${id}` });
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Request cancelled')).toBeVisible();
  await expect(card).toContainText(reason);
  await expect(card).toContainText('Cancelled');
}

test.use({ viewport: { width: 390, height: 900 } });

test('a customer cancels a pending or approved request, until the evening before', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const customer = await createCustomer();
  const [pending, approved, tooLate] = [
    await bookFor(customer, 5),
    await bookFor(customer, 6),
    await bookFor(customer, 0),
  ];
  const mechanic = await createMechanic();
  await assignRequest(approved.id, mechanic);
  const done = await createCompletedJob(customer, await createVehicle(customer));
  await signInAs(customer);
  await page.goto('/service-tracking');
  for (const { id } of [pending, approved]) {
    const card = cardOf(page, id);
    await card.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel request' });
    await dialog.getByLabel('Reason').fill(`No time for ${id}`);
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(card).toContainText(/Cancelled by you on/);
    await expect(card).toContainText(`No time for ${id}`);
    await expect(card.getByRole('button', { name: /^(Cancel|Move)$/ })).toHaveCount(0);
  }
  await expect(cardOf(page, tooLate.id)).toContainText(
    /It is too late to cancel or move this appointment here\. Please call the garage/,
  );
  for (const id of [tooLate.id, done.requestId])
    await expect(cardOf(page, id).getByRole('button', { name: /^(Cancel|Move)$/ })).toHaveCount(0);

  const jobs = await signInAs(mechanic, await anotherBrowser());
  await jobs.goto('/mechanic-jobs');
  await expect(cardOf(jobs, approved.id)).toContainText(`No time for ${approved.id}`);
  await expect(cardOf(jobs, approved.id).getByRole('button', { name: 'Start Job' })).toHaveCount(0);
});

test('a manager cancels until the job is completed, with a reason that everybody concerned reads', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const customer = await createCustomer();
  const [pending, started] = [await bookFor(customer, 0), await bookFor(customer, 0)];
  const mechanic = await createMechanic();
  await assignRequest(started.id, mechanic);
  await (await apiOf(mechanic)).call('start_job', { request_id: started.id });
  const vehicle = await createVehicle(customer);
  const done = await createCompletedJob(customer, vehicle);

  const theirs = await anotherBrowser();
  await signInAs(customer, theirs);
  await theirs.goto('/service-tracking');
  await expect(cardOf(theirs, started.id)).toContainText('Work on your vehicle has begun.');

  await signInAs('manager');
  for (const { id, vehicle: car } of [pending, started])
    await cancelAsManager(page, id, car.registration_number, `The lift is broken ${id}`);
  const completed = await openAssignment(page, done.requestId, vehicle.registration_number);
  await expect(completed.getByRole('button', { name: /^(Cancel|Move)…/ })).toHaveCount(0);
  await page.goto(`/audit-trail?search=${encodeURIComponent(`#${started.id}`)}`);
  await expect(page.getByRole('main')).toContainText(`The lift is broken ${started.id}`);

  await theirs.reload();
  await expect(cardOf(theirs, started.id)).toContainText(/Cancelled by the garage on/);
  await expect(cardOf(theirs, started.id)).toContainText(`The lift is broken ${started.id}`);
});

test('customer and manager move a request, and whoever saw another day is told', async ({
  page,
  signInAs,
  anotherBrowser,
  consoleErrors,
}) => {
  consoleErrors.expect(/412 \(Precondition Failed\)/);
  const customer = await createCustomer();
  const { id, vehicle } = await bookFor(customer, 5);
  const mechanic = await createMechanic();
  await assignRequest(id, mechanic);
  const theirs = await anotherBrowser();
  await signInAs(customer, theirs);
  await theirs.goto('/service-tracking');
  await cardOf(theirs, id).getByRole('button', { name: 'Move' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Move to another day' });
  await dialog.getByLabel('New date').fill(dayAhead(8));

  await signInAs('manager');
  const card = await openAssignment(page, id, vehicle.registration_number);
  await changeRow(card, 'Move…');
  const asked = page.getByRole('dialog', { name: `Move request #${id}` });
  await asked.getByLabel('New date').fill(dayAhead(7));
  await asked.getByLabel('Reason').fill('The parts are late');
  await asked.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`Request moved to ${shown(dayAhead(7))}`)).toBeVisible();
  await expect(card).toContainText('The parts are late');

  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This request was moved to');
  await expect(cardOf(theirs, id)).toContainText(/Moved from .* by the garage on/);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(theirs.getByText(`Request moved to ${shown(dayAhead(8))}`)).toBeVisible();
  await expect(cardOf(theirs, id)).toContainText(/Approved/);

  const jobs = await signInAs(mechanic, await anotherBrowser());
  await jobs.goto('/mechanic-jobs');
  await expect(cardOf(jobs, id)).toContainText(shown(dayAhead(8)));
  await expect(cardOf(jobs, id)).toContainText(/Moved from .* \(customer\) on/);
});

test('a vehicle is deleted together with its open requests', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const [free, late] = [await bookFor(customer, 5), await bookFor(customer, 0)];
  await signInAs(customer);
  await page.goto('/my-vehicles');
  const cardWith = (registration: string) => page.getByRole('article').filter({ hasText: registration });
  await cardWith(late.vehicle.registration_number).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete vehicle' });
  await expect(dialog).toContainText('The vehicle cannot be deleted because of');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Keep vehicle' }).click();

  await cardWith(free.vehicle.registration_number).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(`${free.service.name}, scheduled for ${shown(dayAhead(5))}`);
  await dialog.getByRole('button', { name: 'Cancel requests and delete' }).click();
  await expect(page.getByText('Vehicle deleted successfully!')).toBeVisible();
  await expect(cardWith(free.vehicle.registration_number)).toHaveCount(0);
  await page.goto('/service-tracking');
  await expect(cardOf(page, free.id)).toContainText('The vehicle was deleted');
});
