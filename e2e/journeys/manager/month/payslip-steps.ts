import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { paiseIn } from '../../../fixtures/data/money.ts';
import { expect } from '../../../fixtures/own-backend.ts';
import { amountIn, valueBeside } from '../../../fixtures/page/read-screen.ts';

const question = 'It took two hours. Why is it paid as planned?';
const answer = 'The pay follows the time of the service.';

const firstJob = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first();

/** The slip of the run is the first of the mechanic's list; its jobs and lines add up to the total, which is returned in paise. */
export async function openSlip(page: Page, payRunId: string, lines: number): Promise<number> {
  await page.goto('/mechanic-dashboard');
  await page.getByRole('button', { name: 'Payment History' }).click();
  await page.getByRole('link', { name: 'Payslips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Pay' })).toBeVisible();
  await page.getByRole('table', { name: 'Payslips' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/my-pay/${payRunId}`);
  const sums = page.getByRole('region', { name: 'Sums' });
  const total = await amountIn(valueBeside(sums, 'Total'));
  expect((await amountIn(valueBeside(sums, 'Jobs'))) + lines).toBe(total);
  return total;
}

/** A job opens down to its minutes, rate and rule. */
export async function openJob(page: Page) {
  const first = firstJob(page);
  await first.locator('summary').click();
  await expect(valueBeside(first, 'Time')).toHaveText(/^\d+ min at ₹[\d,.]+ an hour$/);
  await expect(valueBeside(first, 'Bonus rule')).toHaveText(/^3% of ₹[\d,.]+$/);
  const [time, bonus, amount] = ['Time pay', 'Bonus', 'Amount'].map((label) => valueBeside(first, label));
  if (!time || !bonus || !amount) throw new Error('A job has three amounts');
  expect((await amountIn(time)) + (await amountIn(bonus))).toBe(await amountIn(amount));
}

/** A line is asked about by keyboard; the bell leads the manager to it, and the mechanic to the answer beside it. */
export async function askAndAnswer(page: Page, manager: Page, payRunId: string) {
  const first = firstJob(page);
  await first.getByRole('button', { name: /^Ask about this line/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask about This Line' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(question);
  await dialog.getByRole('button', { name: 'Send Question' }).press('Enter');
  await expect(dialog).toBeHidden();
  const asked = first.getByRole('list', { name: /^Questions about/ });
  await expect(asked).toContainText(question);
  await expect(asked).toContainText('Not answered yet');
  await expect(asked).toBeFocused();

  await manager.goto('/manager-dashboard');
  await manager.getByRole('button', { name: /^Notices/ }).click();
  await manager.getByRole('link', { name: /Ravi Kumar asked about a payslip/ }).click();
  await expect(manager.getByRole('table', { name: 'Lines of Ravi Kumar' })).toBeVisible();
  await manager.getByRole('button', { name: 'Answer the question of Ravi Kumar…' }).click();
  const reply = manager.getByRole('dialog');
  await reply.getByRole('textbox').fill(answer);
  await reply.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(manager.getByText(answer)).toBeVisible();

  await page.goto('/mechanic-dashboard');
  await page.getByRole('button', { name: /^Notices/ }).click();
  await page.getByRole('link', { name: /answered your question about a payslip/ }).click();
  await expect(page).toHaveURL(`/my-pay/${payRunId}`);
  await expect(asked).toContainText(answer);
  await expect(asked).not.toContainText('Not answered yet');
}

/** The PDF holds the total, the reasons of the lines, question and answer as text; returns the name of its file. */
export async function savePdf(page: Page, total: number, reasons: string[]): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
    mergePages: true,
  });
  const plain = text.replaceAll(/\s+/g, ' ');
  expect(paiseIn(/Total (₹[\d,.]+)/.exec(plain)?.[1] ?? '')).toBe(total);
  for (const words of ['Ravi Kumar', question, answer, ...reasons]) expect(plain).toContain(words);
  return download.suggestedFilename();
}

/** The sheet prints on one page of A4, with the same total and the answer. */
export async function printSlip(page: Page, payRunId: string, total: number) {
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: `Payslip ${payRunId}, Ravi Kumar` });
  expect(await amountIn(valueBeside(sheet, 'Total'))).toBe(total);
  await expect(sheet).toContainText(answer);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const { totalPages } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(totalPages).toBe(1);
}
