import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { cameraPhoto } from '../../fixtures/data/camera-photo.ts';
import { assignRequest, createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readJob } from '../../fixtures/data/demo-data.ts';
import { untilKept } from '../../fixtures/page/kept-files.ts';
import { completionDialog, jobCard, phone } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { signInWithRememberMe } from '../../fixtures/session/sign-in-with-remember-me.ts';

test.use({ viewport: phone, serviceWorkers: 'allow' });
test.setTimeout(180_000);

interface Details {
  estimate: { inspections: { items: { item_id: number; name: string; value: number | null }[] }[] };
}

const tread = (page: Page) => page.getByRole('group', { name: 'Front left tread', exact: true });

async function createInspectedJob(page: Page) {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  await (await apiOf(mechanic)).call('start_job', { request_id: job.requestId });
  await signInWithRememberMe(page, mechanic);
  await page.goto('/mechanic-jobs');
  await expect(jobCard(page, job)).toBeVisible();
  await untilKept(page);
  await page.goto(`/mechanic-jobs/${job.requestId}`);
  await page.getByRole('button', { name: 'Start Tyres and brakes' }).click();
  await expect(tread(page)).toBeVisible();
  await untilKept(page);
  return { mechanic, job };
}

/** Measures and photographs the tread, with no network. */
async function inspect(page: Page) {
  await page.context().setOffline(true);
  await tread(page).getByLabel('Measured (mm)').fill('2.2');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 inspection entry waits for the network')).toBeVisible();
  await page.getByLabel('Photo of Front left tread').setInputFiles(await cameraPhoto(page, 'Tread'));
  await expect(page.getByText('1 photo waits for the network')).toBeVisible();
}

test('what was measured and photographed without a network arrives before the completion of its job', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { mechanic, job } = await createInspectedJob(page);
  await inspect(page);
  await page.reload();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await completionDialog(page).getByRole('button', { name: 'Complete Job' }).click();
  await expect(page.getByText('1 completion waits for the network')).toBeVisible();
  await page.goto('/mechanic-jobs');
  await expect(jobCard(page, job).getByText('Its completion waits for the network.')).toBeVisible();

  const sent: string[] = [];
  context.on('requestfinished', (request) => {
    const name = /record_items|add_photo|complete_job/.exec(request.url())?.[0];
    if (name && request.method() === 'POST') sent.push(name);
  });
  await context.setOffline(false);
  await expect(jobCard(page, job).getByText('Completed').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/for the network/)).toHaveCount(0);
  expect(sent).toEqual(['record_items', 'add_photo', 'complete_job']);
  const api = await apiOf(mechanic);
  const { estimate } = await api.call<Details>('job_details', { request_id: job.requestId });
  const item = estimate.inspections[0]?.items.find(({ name }) => name === 'Front left tread');
  expect(item?.value).toBe(2.2);
  const photos = await api.read(`request_photos?request_id=eq.${job.requestId}&select=inspection_item_id`);
  expect(photos).toEqual([{ inspection_item_id: item?.item_id }]);
  expect(await readJob(job.requestId)).toMatchObject({ status: 'completed' });
});

test('what a job that was given to another mechanic no longer takes is said on any screen, and kept as a file @long', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  consoleErrors.expect(/status of 40[0-9]/);
  const { mechanic, job } = await createInspectedJob(page);
  await inspect(page);
  await (await apiOf(mechanic)).call('queue_job', { request_id: job.requestId });
  await assignRequest(job.requestId, await createMechanic());
  await page.goto('/mechanic-jobs');
  await context.setOffline(false);

  const entry = page.getByRole('alert').filter({ hasText: `Front left tread of job #${job.requestId}` });
  const photo = page.getByRole('alert').filter({ hasText: `A photo of job #${job.requestId}` });
  for (const report of [entry, photo]) {
    await expect(report).toContainText('given to another mechanic or removed', { timeout: 30_000 });
  }
  const files: string[] = [];
  for (const report of [entry, photo]) {
    const saved = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Save as File' }).click();
    files.push((await saved).suggestedFilename());
    await report.getByRole('button', { name: 'Discard' }).click();
    await expect(report).toHaveCount(0);
  }
  expect(files).toEqual(['not-accepted.txt', expect.stringMatching(/\.(webp|jpg)$/)]);
});

test('the work of a person whose session ran out waits for them while someone else uses the phone @long', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { mechanic, job } = await createInspectedJob(page);
  await inspect(page);
  const other = await createMechanic();
  await page.evaluate(() => localStorage.removeItem('pitlane.session'));
  await context.setOffline(false);
  await page.goto('/login');
  await signInWithRememberMe(page, other);
  await page.goto('/mechanic-jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/for the network|was not/)).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.removeItem('pitlane.session');
    localStorage.removeItem('pitlane.account');
  });
  await page.goto('/login');
  await signInWithRememberMe(page, mechanic);
  await page.goto(`/mechanic-jobs/${job.requestId}`);
  await expect(tread(page).getByText('Watch, 2.2 mm')).toBeVisible();
  await expect(
    tread(page).getByRole('list', { name: 'Photos of Front left tread', exact: true }).locator('img'),
  ).toHaveCount(1, { timeout: 30_000 });
});
