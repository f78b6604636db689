import type { Page } from '@playwright/test';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob, readPart } from '../../fixtures/data/demo-data.ts';
import { completionDialog, jobCard } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const item = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const line = (page: Page, name: string) => page.getByRole('article', { name });

/** Starts an inspection and records an item without a network, which is saved when the network is back. */
async function inspect(page: Page) {
  await page.getByRole('button', { name: 'Start Tyres and brakes' }).click();
  await page.route('**/rpc/record_items', (route) => route.abort());
  await item(page, 'Front left tread').getByLabel('Measured (mm)').fill('1.2');
  await item(page, 'Front right tread').getByLabel('Measured (mm)').fill('2.5');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/entries are not saved|entry is not saved/)).toBeVisible();
  await page.unroute('**/rpc/record_items');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/not saved/)).toHaveCount(0);
  await page.reload();
  await expect(item(page, 'Front left tread').getByText('Urgent, 1.2 mm')).toBeVisible();
}

async function proposeTyre(page: Page, name: string, code: string) {
  await page.getByRole('button', { name: 'Propose line for Front left tread' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose Line' });
  await dialog.getByRole('radio', { name: 'Part' }).check();
  await dialog.getByLabel('Search the parts by name or code').fill(code);
  await dialog.getByRole('button', { name: new RegExp(code) }).click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText(`${name} proposed`)).toBeVisible();
}

async function proposeLabour(page: Page, description: string) {
  await page.getByRole('button', { name: 'Propose line', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose Line' });
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText(`${description} proposed`)).toBeVisible();
}

async function setPrice(page: Page, name: string, price: string) {
  await line(page, name)
    .getByLabel(/^Price per/)
    .fill(price);
  await line(page, name)
    .getByRole('button', { name: `Save ${name}` })
    .click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
}

/** Records what the customer said on the phone; a line without a reason is approved. */
async function recordAnswer(page: Page, answers: Record<string, string | null>) {
  await page.getByRole('button', { name: 'Record answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record Answer' });
  for (const [name, reason] of Object.entries(answers)) {
    const answer = dialog.getByRole('group', { name: new RegExp(`^${name}`) });
    await answer.getByRole('radio', { name: reason === null ? 'Approve' : 'Decline' }).check();
    if (reason !== null) await answer.getByLabel('Reason').fill(reason);
  }
  await dialog.getByRole('button', { name: 'Record answer' }).click();
  await expect(page.getByText(/^Answer recorded/)).toBeVisible();
}

test('what a mechanic finds is priced, sent, answered, changed and asked again, and ready for the completion', async ({
  page,
  signInAs,
  anotherBrowser,
  consoleErrors,
}) => {
  consoleErrors.expect(/record_items/);
  test.setTimeout(180_000);
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  const tyre = await readPart('TYR-185');
  const alignment = 'Wheel alignment on the bench';

  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(mechanic);
  await test.step('the mechanic inspects and proposes on a phone', async () => {
    await page.goto('/mechanic-jobs');
    await jobCard(page, job).getByRole('link', { name: job.service.name }).click();
    await page.getByRole('button', { name: 'Start Job' }).click();
    await inspect(page);
    await proposeTyre(page, tyre.part_name, tyre.part_code);
    await proposeLabour(page, alignment);
    await page.getByRole('button', { name: 'Finish inspection' }).click();
    await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  });

  const desk = await signInAs('manager', await anotherBrowser());
  await test.step('the manager prices and sends', async () => {
    await desk.goto(`/estimates?search=${encodeURIComponent(job.vehicle.registration_number)}`);
    await desk.getByRole('row', { name: job.vehicle.registration_number }).getByRole('link').click();
    await setPrice(desk, alignment, '900');
    await desk.getByRole('button', { name: 'Send estimate' }).click();
    await expect(desk.getByText(/^Waiting for the customer since .*: 2 lines/)).toBeVisible();
  });

  await test.step('an answer by phone is recorded, and a changed price asks again', async () => {
    await recordAnswer(desk, { [tyre.part_name]: null, [alignment]: 'Too dear this month' });
    await expect(desk.getByText('Too dear this month')).toBeVisible();
    await desk.getByRole('button', { name: `Change ${tyre.part_name}` }).click();
    await setPrice(desk, tyre.part_name, String(tyre.price - 100));
    await desk.getByRole('button', { name: 'Send estimate' }).click();
    await expect(desk.getByText(/^Waiting for the customer since .*: 1 line/)).toBeVisible();
    await recordAnswer(desk, { [tyre.part_name]: null });
    await expect(desk.getByText(/^Record 2: .* by phone/)).toBeVisible();
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
    expect(final_cost).toBe(job.service.base_price + tyre.price - 100);
  });
});
