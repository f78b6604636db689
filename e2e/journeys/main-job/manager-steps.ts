import type { Page } from '@playwright/test';
import { assignTo } from '../../fixtures/page/assign-to.ts';
import { goToPageWith } from '../../fixtures/page/pagination.ts';
import { amountIn, cellOf, valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect } from '../../fixtures/portal-test.ts';
import type { Job } from './job.ts';
import type { Pay } from './pay.ts';

/** Assigns the request to the demo mechanic. */
export async function assignMechanic(page: Page, job: Job, requestId: number) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click();
  const card = page.getByRole('article').filter({ hasText: job.registration });
  await goToPageWith(page, card);
  await expect(card).toContainText(job.customer.email);
  expect(await amountIn(card.locator('strong'))).toBe(job.estimate);
  await expect(card.getByRole('checkbox', { name: `Select request #${requestId}` })).toBeEnabled();
  await assignTo(card, 'Ravi Kumar');
  await expect(page.getByText('Mechanic assigned successfully')).toBeVisible();
  // Assigned requests are listed after the pending ones.
  await page.goto('/assign-requests');
  await goToPageWith(page, card);
  await expect(card).toContainText('Currently handling this request');
}

/** Sets the mechanic's rate on their page. */
export async function setHourlyRate(page: Page, mechanicId: string, ratePaise: number) {
  await page.goto(`/mechanic-detail/${mechanicId}`);
  const card = page.getByRole('region', { name: 'Hourly rate' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByLabel('Hourly rate (₹)').fill(String(ratePaise / 100));
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('per hour')).toBeVisible();
  expect(await amountIn(card.getByText('per hour'))).toBe(ratePaise);
}

/** Checks the salary due, for each job and in total. */
export async function checkSalaryDue(page: Page, pay: Pay) {
  const table = page.getByRole('table', { name: 'Unpaid jobs' });
  for (const job of pay.jobs) {
    const row = table.getByRole('row').filter({ hasText: `#${job.requestId})` });
    expect(await amountIn(cellOf(row, 'Time-based pay'))).toBe(job.time);
    expect(await amountIn(cellOf(row, 'Bonus (3%)'))).toBe(job.bonus);
  }
  const main = page.getByRole('main');
  expect(await amountIn(valueBeside(main, 'Time-based pay'))).toBe(pay.time);
  expect(await amountIn(valueBeside(main, 'Bonus'))).toBe(pay.bonus);
  expect(await amountIn(valueBeside(main, 'Salary due'))).toBe(pay.due);
}

/** Pays all jobs with an adjusted amount, and checks the receipt. */
export async function paySalary(page: Page, pay: Pay) {
  await page.getByRole('button', { name: 'Pay Salary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay Salary' });
  expect(await amountIn(valueBeside(dialog, 'Time-based pay'))).toBe(pay.time);
  expect(await amountIn(valueBeside(dialog, 'Bonus'))).toBe(pay.bonus);
  expect(await amountIn(valueBeside(dialog, 'Salary due'))).toBe(pay.due);
  await dialog.getByLabel('Final amount (₹)').fill(String(pay.adjusted / 100));
  await dialog.getByRole('button', { name: 'Pay Salary' }).click();
  await expect(page.getByText('Salary paid successfully')).toBeVisible();

  const receipt = page.getByRole('dialog', { name: 'Payment receipt' });
  expect(await amountIn(valueBeside(receipt, 'Time-based pay'))).toBe(pay.time);
  expect(await amountIn(valueBeside(receipt, 'Bonus'))).toBe(pay.bonus);
  expect(await amountIn(valueBeside(receipt, 'Adjustment'))).toBe(pay.adjusted - pay.due);
  expect(await amountIn(valueBeside(receipt, 'Total paid'))).toBe(pay.adjusted);
  await receipt.getByRole('link', { name: 'View payment history' }).click();
}

/** Checks the newest payment. */
export async function checkPayment(page: Page, pay: Pay) {
  const newest = page.getByRole('table', { name: 'Salary payments' }).getByRole('row').nth(1);
  await expect(cellOf(newest, 'Mechanic')).toContainText('mechanic@pitlane.test');
  expect(await amountIn(cellOf(newest, 'Time-Based Pay'))).toBe(pay.time);
  expect(await amountIn(cellOf(newest, 'Bonus'))).toBe(pay.bonus);
  expect(await amountIn(cellOf(newest, 'Total'))).toBe(pay.adjusted);
  await expect(cellOf(newest, 'Jobs Count')).toHaveText(String(pay.jobs.length));
}
