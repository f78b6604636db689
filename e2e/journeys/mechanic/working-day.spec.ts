import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob, readPart } from '../../fixtures/data/demo-data.ts';
import { bonus, paise, paiseIn } from '../../fixtures/data/money.ts';
import {
  addParts,
  completionDialog,
  heading,
  jobCard,
  openStockEditor,
  phone,
} from '../../fixtures/page/mechanic-screens.ts';
import { cellOf, valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ viewport: phone });

test('a mechanic starts, queues and completes jobs on a phone, checks the history and corrects stock', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const mechanic = await createMechanic();
  const [first, second] = await createAssignedJobs(mechanic, 2);
  if (!first || !second) throw new Error('The demo data has too few services');
  const belt = await readPart('ENG-DRB');
  const wipers = await readPart('BDY-WIP');
  const cost = paise(first.service.base_price) + 2 * paise(belt.price) + paise(wipers.price);

  await signInAs(mechanic);
  await test.step('the dashboard links to the next job', async () => {
    const next = page.getByRole('region', { name: 'Next Job' });
    await expect(next.getByText('Today')).toBeVisible();
    await next.getByRole('link', { name: 'Open Job' }).click();
    await expect(heading(page, 'My Jobs')).toBeVisible();
  });

  await test.step('two jobs are started, one is put back in the queue', async () => {
    await page.getByRole('radio', { name: 'All' }).click();
    for (const job of [first, second]) {
      await jobCard(page, job).getByRole('button', { name: 'Start Job' }).click();
      await expect(jobCard(page, job).getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    }
    await expect(page.getByText('Job started successfully').first()).toBeVisible();
    await jobCard(page, second).getByRole('button', { name: 'Put in Queue' }).click();
    await expect(page.getByText('Job queued successfully')).toBeVisible();
    await expect(jobCard(page, second).getByRole('button', { name: 'Start Job' })).toBeVisible();
    expect(await readJob(second.requestId)).toMatchObject({ status: 'approved' });
  });

  await test.step('the dashboard links to the current job, which is completed with its parts', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const current = page.getByRole('region', { name: 'Current Job' });
    await expect(current).toContainText(first.vehicle.registration_number);
    await current.getByRole('link', { name: 'Open Job' }).click();
    await jobCard(page, first).getByRole('button', { name: 'Complete', exact: true }).click();

    const dialog = completionDialog(page);
    await dialog.getByLabel('Mechanic Notes').fill('Belt and wipers changed.');
    await addParts(page, belt, 2);
    await addParts(page, wipers, 1);
    await dialog.getByRole('button', { name: 'Auto Calculate' }).click();
    expect(paiseIn(await dialog.getByLabel('Final Cost').inputValue())).toBe(cost);
    await dialog.getByRole('button', { name: 'Complete Job' }).click();
    await expect(page.getByText('Job completed successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the backend stores the job and the remaining stock', async () => {
    expect(await readJob(first.requestId)).toEqual({
      status: 'completed',
      final_cost: cost / 100,
      mechanic_notes: 'Belt and wipers changed.',
      parts: [
        { part_id: belt.id, quantity_used: 2, part_cost: 2 * belt.price },
        { part_id: wipers.id, quantity_used: 1, part_cost: wipers.price },
      ].sort((a, b) => a.part_id - b.part_id),
    });
    expect((await readPart('ENG-DRB')).current_stock).toBe(belt.current_stock - 2);
  });

  await test.step('the history shows the job with its bonus, and finds it by registration number', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(valueBeside(page.getByRole('main'), 'Completed')).toHaveText('1');
    await page.getByRole('link', { name: 'Job History' }).click();
    const figures = page.getByRole('main');
    await expect(valueBeside(figures, 'Total Completed')).toHaveText('1');
    await expect(valueBeside(figures, 'Completed Today')).toHaveText('1');
    expect(paiseIn(await valueBeside(figures, 'Bonus Earned').first().textContent())).toBe(bonus(cost));
    await page.getByLabel('Search jobs').fill(first.vehicle.registration_number);
    await expect(page).toHaveURL(/search=/);
    const row = page.getByRole('row').filter({ hasText: first.vehicle.registration_number });
    expect(paiseIn(await cellOf(row, 'Final Cost').textContent())).toBe(cost);
    await page.getByLabel('Search jobs').fill('no such vehicle');
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  });

  await test.step('the stock is corrected', async () => {
    const editor = await openStockEditor(page, belt);
    await expect(editor.getByLabel('Quantity')).toHaveValue(String(belt.current_stock - 2));
    await page.keyboard.type('40');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Stock of ${belt.part_name} updated successfully`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: belt.part_code });
    await expect(cellOf(row, 'Current Stock')).toHaveText(/^40 /);
    expect((await readPart('ENG-DRB')).current_stock).toBe(40);
  });
});
