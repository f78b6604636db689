import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob, readPart } from '../../fixtures/data/demo-data.ts';
import { completionDialog, jobCard, phone } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import * as steps from './estimate-steps.ts';

test('what a mechanic finds is priced, answered by link, asked again, completed, and what was declined stays known @long', async ({
  page,
  signInAs,
  anotherBrowser,
  consoleErrors,
}) => {
  // The lost network, and the revoked link.
  consoleErrors.expect(
    /record_items|request-photos|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|status of 404/,
  );
  test.setTimeout(240_000);
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  const tyre = await readPart('TYR-185');
  const [alignment, wipers] = ['Wheel alignment on the bench', 'Wiper blades'];
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

  await page.setViewportSize(phone);
  await signInAs(mechanic);
  await test.step('the mechanic inspects, takes photos and proposes on a phone, with a network that comes and goes', async () => {
    await page.goto('/mechanic-jobs');
    await jobCard(page, job).getByRole('link', { name: job.service.name }).click();
    await page.getByRole('button', { name: 'Start Job' }).click();
    await steps.inspect(page);
    await steps.photographItem(page, 'Front left tread');
    await steps.proposeTyre(page, tyre.part_name, tyre.part_code);
    await steps.workThroughLostNetwork(page, alignment);
    await steps.proposeLabour(page, wipers);
    await page.getByRole('button', { name: 'Finish inspection' }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  });

  const desk = await signInAs('manager', await anotherBrowser());
  const link = await test.step('the manager prices, sends and makes a link', async () => {
    await desk.goto(`/estimates?search=${encodeURIComponent(job.vehicle.registration_number)}`);
    await desk.getByRole('row', { name: job.vehicle.registration_number }).getByRole('link').click();
    const photos = desk.getByRole('list', { name: `Photos of ${tyre.part_name}` });
    await expect(photos.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    await steps.setPrice(desk, alignment, 900);
    await steps.setPrice(desk, wipers, 600);
    await desk.getByRole('button', { name: 'Send estimate' }).click();
    // Nobody has proved the customer's address.
    await expect(desk.getByText(/^To be answered: 3 lines/)).toBeVisible();
    await desk.getByRole('button', { name: 'Make a Link', exact: true }).click();
    return desk.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  });

  const guest = await anotherBrowser();
  await guest.setViewportSize(phone);
  await test.step('by link the customer sees what was found, approves two lines and declines one', async () => {
    const response = await guest.goto(link);
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(guest.getByText('Front left tread').first()).toBeVisible();
    await expect(guest.getByRole('list', { name: 'Photos', exact: true }).locator('img')).toHaveCount(3);
    await steps.answer(guest, { [tyre.part_name]: null, [alignment]: null, [wipers]: 'Too dear this month' });
    await expect(guest.getByRole('list', { name: 'Answered work' })).toContainText('Too dear this month');
  });

  await test.step('a changed price asks again', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: `More for ${tyre.part_name}` }).click();
    await desk.getByRole('menuitem', { name: 'Change' }).click();
    await steps.setPrice(desk, tyre.part_name, tyre.price - 100);
    await desk.getByRole('button', { name: 'Send estimate' }).click();
    await expect(desk.getByText(/^To be answered: 1 line/)).toBeVisible();
    await guest.reload();
    const before = `This replaces ${tyre.part_name}, which you approved for ${rupees(tyre.price)}.`;
    await expect(guest.getByText(before)).toBeVisible();
    await steps.answer(guest, { [tyre.part_name]: null });
  });

  await test.step('customer and manager open and print the record', async () => {
    const amount = rupees(tyre.price - 100);
    await guest.getByRole('link', { name: 'Approval record 2' }).click();
    await steps.checkRecord(guest, 2, amount);
    await desk.reload();
    await desk.getByRole('link', { name: 'Record 2' }).click();
    await steps.checkRecord(desk, 2, amount);
  });

  await test.step('the approved part is there at the completion, at the price that was approved last', async () => {
    await page.reload();
    await expect(page.getByText('Too dear this month')).toBeVisible();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    const dialog = completionDialog(page);
    await expect(dialog.getByRole('textbox', { name: `Quantity of ${tyre.part_name}` })).toHaveValue('1');
    await dialog.getByRole('button', { name: 'Complete Job' }).click();
    await expect(page.getByText('Job completed successfully')).toBeVisible();
    const { final_cost } = await readJob(job.requestId);
    expect(final_cost).toBe(job.service.base_price + tyre.price - 100 + 900);
  });

  await test.step('the declined line is listed on the vehicle', async () => {
    await desk.goto(`/vehicles/${job.vehicle.vehicle_id}`);
    const deferred = desk.getByRole('table', { name: 'Deferred work on this vehicle' });
    await expect(deferred).toContainText(wipers);
    await expect(deferred).toContainText('Too dear this month');
    await expect(deferred).not.toContainText(alignment);
  });

  await test.step('the declined line is due work, which is booked in its words and then no longer due', async () => {
    const dueWork = `/due-work?kind=deferred&search=${encodeURIComponent(job.vehicle.registration_number)}`;
    await steps.bookDueWork(desk, dueWork, wipers);
    await desk.goto(dueWork);
    await expect(desk.getByRole('heading', { name: 'No due work found' })).toBeVisible();
  });

  await test.step('a revoked link opens nothing', async () => {
    await desk.goto(`/estimates/${job.requestId}`);
    await desk.getByRole('button', { name: 'End the link' }).click();
    await expect(desk.getByText('There is no link yet.')).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByText('This link is not valid any more.')).toBeVisible();
    await expect(guest.getByText(job.vehicle.registration_number)).toHaveCount(0);
  });
});
