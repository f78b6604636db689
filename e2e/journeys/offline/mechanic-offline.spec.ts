import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { assignRequest, createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob, readPart } from '../../fixtures/data/demo-data.ts';
import { untilKept } from '../../fixtures/page/kept-files.ts';
import { addParts, completionDialog, heading, jobCard, phone } from '../../fixtures/page/mechanic-screens.ts';
import { storedOnDevice } from '../../fixtures/page/stored-on-device.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { signInWithRememberMe } from '../../fixtures/session/sign-in-with-remember-me.ts';

test.use({ viewport: phone, serviceWorkers: 'allow' });
test.setTimeout(180_000);

const networkErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const waits = '1 completion waits for the network';

/** A mechanic with one job in progress. */
async function createJobInProgress() {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  await (await apiOf(mechanic)).call('start_job', { request_id: job.requestId });
  return { mechanic, job };
}

type Job = Awaited<ReturnType<typeof createJobInProgress>>['job'];

/** Opens My Jobs, and waits until it can be opened again without a network. */
async function visitJobs(page: Page, job: Job) {
  await page.goto('/mechanic-jobs');
  await expect(jobCard(page, job)).toBeVisible();
  await untilKept(page);
}

async function completeOffline(page: Page, job: Job, notes: string) {
  await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();
  const dialog = completionDialog(page);
  await dialog.getByLabel('Mechanic Notes').fill(notes);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Complete Job' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(waits)).toBeVisible();
}

test('without a network the jobs of the last visit are shown, and a completion is sent once when it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(networkErrors);
  const { mechanic, job } = await createJobInProgress();
  const bulb = await readPart('ELE-H4');
  await signInWithRememberMe(page, mechanic);
  await visitJobs(page, job);

  await test.step('the jobs are marked with their time', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(jobCard(page, job)).toBeVisible();
    await expect(page.getByText(/as of \d+:\d\d/i)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/as of \d+:\d\d/i)).toHaveCount(0);
  });

  await test.step('notes, parts and the completion wait on the device, after a reload too', async () => {
    await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();
    await addParts(page, bulb, 2);
    await completionDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await completeOffline(page, job, 'Both bulbs changed in the basement.');
    await page.reload();
    await expect(page.getByText(waits)).toBeVisible();
    await expect(jobCard(page, job).getByText('Its completion waits for the network.')).toBeVisible();
    await page.getByText(`Job #${job.requestId},`).click();
    await expect(page.getByText('Both bulbs changed in the basement.').first()).toBeVisible();
    await expect(page.getByText('2 parts used')).toBeVisible();
    expect(await readJob(job.requestId)).toMatchObject({ status: 'in_progress', parts: [] });
  });

  await test.step('with the network back it is sent once, by one of two tabs', async () => {
    const sent: string[] = [];
    // Those that the server has answered: while the network returns, a first attempt may still fail.
    context.on('requestfinished', (request) => {
      if (request.url().endsWith('/rpc/complete_job') && request.method() === 'POST')
        sent.push(request.url());
    });
    const second = await context.newPage();
    await second.goto('/mechanic-jobs');
    await expect(second.getByText(waits)).toBeVisible();
    sent.length = 0;
    await context.setOffline(false);
    for (const tab of [page, second]) {
      await expect(tab.getByText(waits)).toHaveCount(0);
      await expect(jobCard(tab, job).getByText('Completed').first()).toBeVisible();
    }
    expect(await readJob(job.requestId)).toMatchObject({
      status: 'completed',
      mechanic_notes: 'Both bulbs changed in the basement.',
      parts: [{ part_id: bulb.id, quantity_used: 2 }],
    });
    expect(sent).toHaveLength(1);
    expect((await readPart('ELE-H4')).current_stock).toBe(bulb.current_stock - 2);
  });
});

test('a job reassigned while offline is reported with its entries and the next step @long', async ({
  page,
  context,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(networkErrors);
  consoleErrors.expect(/status of 404/);
  const { mechanic, job } = await createJobInProgress();
  const other = await createMechanic();
  await signInAs(mechanic);
  await visitJobs(page, job);
  await completeOffline(page, job, 'Clutch cable replaced.');
  // From another device: a job in progress keeps its mechanic.
  await (await apiOf(mechanic)).call('queue_job', { request_id: job.requestId });
  await assignRequest(job.requestId, other);
  await context.setOffline(false);

  const report = page.getByRole('alert').filter({ hasText: `Job #${job.requestId} was not completed` });
  await expect(report).toContainText('given to another mechanic or removed');
  await expect(report).toContainText('Clutch cable replaced.');
  await page.reload();
  await expect(report).toBeVisible();
  await report.getByRole('button', { name: 'Discard' }).click();
  await expect(report).toHaveCount(0);
  expect(await readJob(job.requestId)).toMatchObject({ status: expect.not.stringMatching('completed') });
});

test('a waiting completion can be discarded @long', async ({ page, context, signInAs, consoleErrors }) => {
  consoleErrors.expect(networkErrors);
  const { mechanic, job } = await createJobInProgress();
  await signInAs(mechanic);
  await visitJobs(page, job);
  await completeOffline(page, job, 'Not done after all.');
  await page.getByText(`Job #${job.requestId},`).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(waits)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/back online|responding again/)).toBeVisible();
  await expect(jobCard(page, job).getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
  expect(await readJob(job.requestId)).toMatchObject({ status: 'in_progress' });
});

test('after a logout in another tab nothing personal is left on the device', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(networkErrors);
  const { mechanic, job } = await createJobInProgress();
  await signInWithRememberMe(page, mechanic);
  await visitJobs(page, job);
  await completeOffline(page, job, 'Smells of coolant.');
  const personal = [
    mechanic.id,
    mechanic.name,
    job.customer.name,
    job.vehicle.registration_number,
    'coolant',
  ];
  const stored = await storedOnDevice(page);
  for (const text of personal) expect(stored).toContain(text);

  const second = await context.newPage();
  await second.setViewportSize({ width: 1366, height: 768 });
  await second.goto('/mechanic-dashboard');
  await second.getByRole('banner').getByRole('button', { name: mechanic.name }).click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Log out and discard' }).click();
  await second.waitForURL('/');
  await page.waitForURL((url) => url.pathname !== '/mechanic-jobs');
  await context.setOffline(false);
  for (const tab of [page, second]) {
    const left = await storedOnDevice(tab);
    for (const text of personal) expect(left).not.toContain(text);
  }
});

test('a stock-take goes on after a reload without a network, and its counts are sent once when it is back @long', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(networkErrors);
  const rack = `Q${Date.now().toString(36).toUpperCase()}`;
  const manager = await apiOf('manager');
  const codes = [`${rack}-H`, `${rack}-L`];
  for (const part_code of codes)
    await manager.call('save_part', {
      part_name: `Hook ${part_code}`,
      part_code,
      category: 'Body',
      stock_min: 0,
      stock_unit: 'pcs',
      price: 100,
      shelf: `${rack}-1`,
    });
  const mechanic = await createMechanic();
  const take = await (await apiOf(mechanic)).call<{ stock_take_id: number }>('start_stock_take', { rack });
  await signInWithRememberMe(page, mechanic);
  await page.goto(`/stock-takes/${take.stock_take_id}`);
  const scanner = page.getByRole('textbox', { name: 'Scan or find a part' });
  const count = async (code: string, quantity: string) => {
    await scanner.fill(code);
    await scanner.press('Enter');
    await page.getByRole('textbox', { name: `How many Hook ${code}` }).fill(quantity);
    await page.getByRole('button', { name: 'Save Count' }).click();
  };
  await expect(scanner).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  await count(codes[0] ?? '', '4');
  await expect(page.getByText('1 of 2 counted, 1 of them not sent yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 2 counted, 1 of them not sent yet')).toBeVisible();
  await count(codes[1] ?? '', '2');
  await expect(page.getByText('2 of 2 counted, 2 of them not sent yet')).toBeVisible();

  const sent: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/rpc/count_part') && request.method() === 'POST') sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('2 of 2 counted', { exact: true })).toBeVisible({ timeout: 20_000 });
  const { lines } = await manager.call<{ lines: { part_code: string; counted: number }[] }>(
    'stock_take_details',
    { stock_take_id: take.stock_take_id },
  );
  expect(lines).toMatchObject([
    { part_code: codes[0], counted: 4 },
    { part_code: codes[1], counted: 2 },
  ]);
  expect(sent).toHaveLength(2);
});

test('screens that were never opened say that they need the network @long', async ({
  page,
  context,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(networkErrors);
  const { mechanic, job } = await createJobInProgress();
  await signInAs(mechanic);
  await visitJobs(page, job);
  await context.setOffline(true);
  await page.goto('/parts-management');
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  await expect(page.getByText(/You are offline|server is not responding/)).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText(/Failed to load/);
});
