import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { today } from '../../../fixtures/data/garage-day.ts';
import { expect, type OwnBackend } from '../../../fixtures/own-backend.ts';

export const slipOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Slips' }).getByRole('listitem').filter({ hasText: name });

/** Starts the run of what has not been paid yet, and checks it; returns its address. */
export async function startRun(page: Page, { exec }: OwnBackend): Promise<string> {
  await page.goto('/salary-payments');
  await page.getByRole('main').getByRole('link', { name: 'Pay Runs' }).click();
  await page.getByRole('button', { name: 'Start Pay Run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Pay Run' });
  const [paid] = await exec('select (max(last_day) + 1)::text as until from private.pay_runs');
  await expect(dialog.getByLabel('First day')).toHaveValue(String(paid?.until));
  await dialog.getByLabel('Last day').fill(today());
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/pay-runs\/\d+$/);
  await page.getByRole('button', { name: 'Mark as Checked' }).click();
  await expect(page.getByText('Marked as checked')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Pays the first of a mechanic's jobs and no other. */
export async function payOneJob(page: Page, name: string) {
  await page.goto('/mechanic-management');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Pay Salary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay Salary' });
  const [, ...others] = await dialog.getByRole('checkbox', { name: /^#\d+/ }).all();
  // The drawn checkbox covers the real one.
  for (const other of others) await other.press('Space');
  await dialog.getByRole('button', { name: 'Pay Salary' }).click();
  await page.getByRole('dialog', { name: 'Payment receipt' }).getByRole('button', { name: 'Done' }).click();
}

export async function addLine(page: Page, name: string, kind: string, amount: string, reason: string) {
  await page.getByRole('button', { name: 'Add Line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Line' });
  await dialog.getByLabel(/^Mechanic/).selectOption(name);
  await dialog.getByLabel(kind).check({ force: true });
  await dialog.getByLabel(/^Amount/).fill(amount);
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole('button', { name: 'Add Line' }).click();
  await expect(dialog).toBeHidden();
}

export async function approveRun(page: Page) {
  await page.getByRole('button', { name: 'Approve…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Approve ₹/ }).click();
}

export async function enterBankDetails(page: Page, name: string) {
  await page.goto('/mechanic-management');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Bank Details' }).click();
  const details = page.getByRole('dialog', { name: `Bank Details of ${name}` });
  await details.getByLabel('Name on the account').fill('=LAKSHMI()');
  await details.getByLabel('Account number').fill('0012 3456 7890');
  await details.getByLabel('IFSC').fill('hdfc0001234');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bank details saved')).toBeVisible();
}

/** The file for the bank has the total of each slip, and nothing that a spreadsheet would run. */
export async function saveBankFile(page: Page, payRunId: string, { exec }: OwnBackend) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`pay-run-${payRunId}-${today()}.csv`);
  const records: Record<string, string>[] = parse(await readFile(await download.path()), {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  });
  const slips = await exec(
    'select mechanic_name, total::text from private.pay_slips where pay_run_id = $1 order by mechanic_name',
    [payRunId],
  );
  expect(records.map((record) => [record.Remarks, record.Amount])).toEqual(
    slips.map(({ mechanic_name, total }) => [`Pay run ${payRunId}, ${mechanic_name}`, total]),
  );
  expect(records.find(({ Remarks }) => Remarks?.endsWith('Lakshmi Gowda'))).toMatchObject({
    'Beneficiary Name': "'=LAKSHMI()",
    'Account Number': '001234567890',
    IFSC: 'HDFC0001234',
  });
}
