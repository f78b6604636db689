import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/portal-test.ts';
import { noSidewaysScroll } from './counter-steps.ts';
import type { Hands } from './hands.ts';

/** The desk gives the request to a mechanic: with the row's button where it suggests them, else from its menu. */
export async function assign(page: Page, { press, pick }: Hands, plate: string, mechanic: string) {
  await page.goto(`/assign-requests?search=${encodeURIComponent(plate)}`);
  const row = page.getByRole('article').filter({ hasText: plate });
  const others = row.getByRole('button', { name: /^Other mechanics/ });
  await others.waitFor();
  await noSidewaysScroll(page);
  const suggested = row.getByRole('button', { name: `Assign ${mechanic} to request` });
  if (await suggested.isVisible()) await press(suggested);
  else await pick(others, new RegExp(`^Assign ${mechanic}:`));
  await expect(page.getByText('Mechanic assigned successfully')).toBeVisible();
}

/** The mechanic starts the job and proposes labour that has no price yet. */
export async function diagnose(page: Page, { press, type, check }: Hands, plate: string, found: string) {
  await page.goto('/mechanic-jobs');
  const job = page.getByRole('article').filter({ hasText: plate });
  await press(job.getByRole('button', { name: 'Start Job' }));
  await expect(page.getByText('Job started successfully')).toBeVisible();
  await press(job.getByRole('link').first());
  await press(page.getByRole('button', { name: 'Propose line', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Propose Line' });
  await check(dialog.getByRole('radio', { name: 'Labour' }));
  await type(dialog.getByLabel('Description'), found);
  await press(dialog.getByRole('button', { name: 'Propose', exact: true }));
  await expect(dialog).toBeHidden();
  await noSidewaysScroll(page);
}

export async function complete(page: Page, { press, type }: Hands, plate: string) {
  await page.goto('/mechanic-jobs');
  await noSidewaysScroll(page);
  const job = page.getByRole('article').filter({ hasText: plate });
  await press(job.getByRole('button', { name: 'Complete' }));
  const dialog = page.getByRole('dialog', { name: 'Complete Job' });
  await type(dialog.getByLabel('Mechanic Notes'), 'Bled the brakes, new pads in front');
  await press(dialog.getByRole('button', { name: 'Complete Job' }));
  await expect(page.getByText('Job completed successfully')).toBeVisible();
}
