import type { Page } from '@playwright/test';
import { paiseIn } from '../../fixtures/data/money.ts';
import { amountIn, cellOf } from '../../fixtures/page/read-screen.ts';
import { expect } from '../../fixtures/portal-test.ts';
import type { Job, PartUse } from './job.ts';
import type { Pay } from './pay.ts';

const cardOf = (page: Page, { registration }: Job) =>
  page.getByRole('article').filter({ hasText: registration });

/** Starts the job; the customer's phone is shown, but not the email. */
export async function startJob(page: Page, job: Job) {
  await page.getByRole('link', { name: 'View Jobs' }).click();
  await expect(cardOf(page, job)).toContainText(job.customer.phone);
  await expect(cardOf(page, job)).not.toContainText(job.customer.email);
  await cardOf(page, job).getByRole('button', { name: 'Start Job' }).click();
  await page.getByRole('button', { name: 'Start Without Check-in' }).click();
  await expect(page.getByText('Job started successfully')).toBeVisible();
}

async function addParts(page: Page, uses: PartUse[]) {
  await page.getByRole('button', { name: 'Add Parts' }).click();
  const picker = page.getByRole('dialog', { name: 'Add Parts' });
  for (const { part, quantity } of uses) {
    await picker.getByLabel('Search parts by name or code...').fill(part.part_code);
    const choice = picker.getByRole('button', { name: part.part_code });
    await expect(choice).toContainText(` ${part.current_stock} `);
    for (let taken = 0; taken < quantity; taken += 1) await choice.click();
  }
  await picker.getByRole('button', { name: 'Done' }).click();
}

/** Adds the parts, calculates the cost, adds the test drive and completes the job. */
export async function completeJob(page: Page, job: Job) {
  await cardOf(page, job).getByRole('button', { name: 'Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Job' });
  await dialog.getByLabel('Mechanic Notes').fill(job.workDone);
  await addParts(page, job.uses);
  expect(await amountIn(dialog.getByRole('paragraph').filter({ hasText: 'Parts total' }))).toBe(
    job.partsTotal,
  );

  await dialog.getByRole('button', { name: 'Auto Calculate' }).click();
  const cost = dialog.getByLabel('Final Cost');
  expect(paiseIn(await cost.inputValue())).toBe(job.estimate + job.partsTotal);
  await cost.fill(String(job.finalCost / 100));
  await cost.blur();
  expect(paiseIn(await cost.inputValue())).toBe(job.finalCost);
  await dialog.getByRole('button', { name: 'Complete Job' }).click();
  await expect(page.getByText('Job completed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Checks on the stock screen that the parts were deducted. */
export async function checkStock(page: Page, { uses }: Job) {
  for (const { part, quantity } of uses) {
    await page.goto(`/parts-management?search=${part.part_code}`);
    const row = page.getByRole('row').filter({ hasText: part.part_code });
    await expect(cellOf(row, 'Current Stock')).toHaveText(new RegExp(`^${part.current_stock - quantity} `));
  }
}

/** Checks the payment in the history on the dashboard. */
export async function checkPayment(page: Page, pay: Pay) {
  await page.goto('/mechanic-dashboard');
  await page.getByRole('button', { name: 'Payment History' }).click();
  const newest = page.getByRole('table', { name: 'Salary payments' }).getByRole('row').nth(1);
  expect(await amountIn(cellOf(newest, 'Time-Based Pay'))).toBe(pay.time);
  expect(await amountIn(cellOf(newest, 'Bonus'))).toBe(pay.bonus);
  expect(await amountIn(cellOf(newest, 'Total'))).toBe(pay.adjusted);
  await expect(cellOf(newest, 'Jobs Count')).toHaveText(String(pay.jobs.length));
}
