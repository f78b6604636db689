import { apiOf } from '../../fixtures/data/api.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob, readPart } from '../../fixtures/data/demo-data.ts';
import { paise, paiseIn } from '../../fixtures/data/money.ts';
import { completionDialog, jobCard } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a completion starts with approved parts and warns about its cost; the manager sees the mark', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  const fuses = await readPart('ELE-FUS');
  const request_id = job.requestId;
  const manager = await apiOf('manager');
  const { line_id } = await (await apiOf(mechanic)).call<{ line_id: number }>('add_line', {
    request_id,
    line: { part_id: fuses.id, quantity: 2 },
  });
  const decisions = [{ line_id, version: 1, approve: true }];
  await manager.call('send_estimate', { request_id });
  const answer = { request_id, decisions, decided_by_name: 'Asha Rao' };
  await (await apiOf(job.customer)).call('decide_lines', answer);
  const estimate = paise(job.service.base_price) + 2 * paise(fuses.price);

  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  await jobCard(page, job).getByRole('button', { name: 'Start Job' }).click();
  await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();
  const dialog = completionDialog(page);
  const cost = dialog.getByLabel('Final Cost');
  await expect(dialog.getByRole('textbox', { name: `Quantity of ${fuses.part_name}` })).toHaveValue('2');
  expect(paiseIn(await cost.inputValue())).toBe(estimate);

  await dialog.getByRole('button', { name: `Increase Quantity of ${fuses.part_name}` }).click();
  await expect(dialog.getByText(/less than the estimate plus added parts/)).toBeInViewport();
  await cost.fill('1');
  await expect(dialog.getByText(/less than the parts alone/)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Auto Calculate' }).click();
  expect(paiseIn(await cost.inputValue())).toBe(estimate + paise(fuses.price));
  await expect(dialog.getByText(/less than/)).toBeHidden();
  await cost.fill(String(Math.ceil(estimate / 100) * 2));
  await expect(dialog.getByText(/more than 10% above the approved estimate/)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Complete Job' }).click();
  await expect(page.getByText('Job completed successfully')).toBeVisible();
  expect(await readJob(request_id)).toMatchObject({
    status: 'completed',
    parts: [{ part_id: fuses.id, quantity_used: 3, part_cost: 3 * fuses.price }],
  });
  expect(await manager.read(`service_requests?request_id=eq.${request_id}&select=estimated_cost`)).toEqual([
    { estimated_cost: estimate / 100 },
  ]);

  const desk = await anotherBrowser();
  await signInAs('manager', desk);
  await desk.goto(`/mechanic-detail/${mechanic.id}`);
  await expect(desk.getByText('Above the estimate')).toBeVisible();
  await desk.goto('/assign-requests?status=completed');
  const request = desk.getByRole('article').filter({ hasText: job.vehicle.registration_number });
  await expect(request.getByText('Above the estimate')).toBeVisible();
});
