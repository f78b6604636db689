import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob, readPart } from '../../fixtures/data/demo-data.ts';
import { paise } from '../../fixtures/data/money.ts';
import {
  addParts,
  chooseMode,
  completionDialog,
  jobCard,
  openStockEditor,
  phone,
} from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ viewport: phone });

const networkErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Lets the next call of this function reach the backend, but drops the response. */
async function dropResponse(page: Page, name: string) {
  await page.route(
    `**/rpc/${name}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

async function createMechanicWithJob() {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  return { mechanic, job };
}

test('without a network the start of a job waits and counts from its press, and a completion waits and is done once', async ({
  page,
  context,
  signInAs,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  consoleErrors.expect(networkErrors);
  const { mechanic, job } = await createMechanicWithJob();
  const bulb = await readPart('ELE-H7');
  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  const start = jobCard(page, job).getByRole('button', { name: 'Start Job' });
  await expect(start).toBeVisible();

  await test.step('the start waits on the device, and is sent when the network is back', async () => {
    await context.setOffline(true);
    await start.click();
    await expect(page.getByText(/^Saved on this device\. It counts from \d+:\d\d [ap]m/)).toBeVisible();
    await expect(jobCard(page, job).getByText('Its start waits for the network.')).toBeVisible();
    expect(await readJob(job.requestId)).toMatchObject({ status: 'approved' });
    await context.setOffline(false);
    await expect(page.getByText('1 waiting press clocked')).toBeVisible();
    expect(await readJob(job.requestId)).toMatchObject({ status: 'in_progress' });
    await page.goto('/my-hours');
    await expect(page.getByRole('region', { name: 'On the clock' })).toContainText(
      /Pressed at .+ without a network/,
    );
    await page.goto('/mechanic-jobs');
  });

  const dialog = completionDialog(page);
  const complete = jobCard(page, job).getByRole('button', { name: 'Complete', exact: true });
  await test.step('a completion waits on the device', async () => {
    await complete.click();
    await dialog.getByLabel('Mechanic Notes').fill('Both bulbs changed.');
    await addParts(page, bulb, 2);
    await dialog.getByLabel('Final Cost').fill('4321.50');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Complete Job' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1 completion waits for the network')).toBeVisible();
    expect(await readJob(job.requestId)).toMatchObject({ status: 'in_progress', parts: [] });
    expect((await readPart('ELE-H7')).current_stock).toBe(bulb.current_stock);
  });

  await test.step('with the network back the job is completed once', async () => {
    await context.setOffline(false);
    await expect(page.getByText('1 waiting job completed')).toBeVisible();
    await expect(page.getByText('1 completion waits for the network')).toHaveCount(0);
    expect(await readJob(job.requestId)).toEqual({
      status: 'completed',
      final_cost: 4321.5,
      mechanic_notes: 'Both bulbs changed.',
      parts: [{ part_id: bulb.id, quantity_used: 2, part_cost: (2 * paise(bulb.price)) / 100 }],
    });
    expect((await readPart('ELE-H7')).current_stock).toBe(bulb.current_stock - 2);
    const left = () => Object.keys(localStorage).filter((key) => /^pitlane-(draft|unsent):/.test(key));
    await expect.poll(() => page.evaluate(left)).toEqual([]);
  });
});

test('a completion and a stock change whose response is lost take effect once', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  consoleErrors.expect(networkErrors);
  const { mechanic, job } = await createMechanicWithJob();
  const plug = await readPart('ENG-SPK-C');
  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  await jobCard(page, job).getByRole('button', { name: 'Start Job' }).click();
  await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();

  await test.step('a completion', async () => {
    const dialog = completionDialog(page);
    await addParts(page, plug, 3);
    await dropResponse(page, 'complete_job');
    await dialog.getByRole('button', { name: 'Complete Job' }).click();
    await expect(dialog).toBeHidden();
    expect(await readJob(job.requestId)).toMatchObject({ status: 'completed' });
    await expect(page.getByText('1 waiting job completed')).toBeVisible();
    expect((await readJob(job.requestId)).parts).toMatchObject([{ quantity_used: 3 }]);
    expect((await readPart('ENG-SPK-C')).current_stock).toBe(plug.current_stock - 3);
  });

  await test.step('an addition to stock', async () => {
    const editor = await openStockEditor(page, plug);
    await chooseMode(editor, 'Add');
    await editor.getByLabel('Quantity').fill('10');
    await dropResponse(page, 'update_stock');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/❌ Error updating stock/)).toBeVisible();
    expect((await readPart('ENG-SPK-C')).current_stock).toBe(plug.current_stock + 7);
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Stock of ${plug.part_name} updated successfully`)).toBeVisible();
    expect((await readPart('ENG-SPK-C')).current_stock).toBe(plug.current_stock + 7);
  });
});

test('a part that is out of stock by then is named in the dialog, and no stock changes', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  // The browser logs the 409 response.
  consoleErrors.expect(/status of 409/);
  const { mechanic, job } = await createMechanicWithJob();
  const manager = await apiOf('manager');
  const pump = await readPart('ENG-WTP');
  await manager.call('update_stock', { part_id: pump.id, quantity: 3, mode: 'set' });
  const hose = await readPart('BRK-HSE');
  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  await jobCard(page, job).getByRole('button', { name: 'Start Job' }).click();
  await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();
  const dialog = completionDialog(page);
  await addParts(page, hose, 1);
  await addParts(page, pump, 2);
  await manager.call('update_stock', { part_id: pump.id, quantity: 1, mode: 'set' });

  await dialog.getByRole('button', { name: 'Complete Job' }).click();
  await expect(dialog.getByText(`${pump.part_name}: only 1 piece left in stock`)).toBeVisible();
  await expect(dialog.getByText('Only 1 piece left in stock', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: `Quantity of ${pump.part_name}` })).toHaveValue('2');
  expect((await readPart('BRK-HSE')).current_stock).toBe(hose.current_stock);
  expect((await readPart('ENG-WTP')).current_stock).toBe(1);
  expect(await readJob(job.requestId)).toMatchObject({ status: 'in_progress', parts: [] });

  await dialog.getByRole('button', { name: `Decrease Quantity of ${pump.part_name}` }).click();
  await dialog.getByRole('button', { name: 'Complete Job' }).click();
  await expect(page.getByText('Job completed successfully')).toBeVisible();
  expect((await readPart('ENG-WTP')).current_stock).toBe(0);
  expect((await readPart('BRK-HSE')).current_stock).toBe(hose.current_stock - 1);
});
