import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { paiseIn } from '../../fixtures/data/money.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { phone } from '../../fixtures/page/mechanic-screens.ts';
import { amountIn, valueBeside } from '../../fixtures/page/read-screen.ts';

interface PayRun {
  pay_run_id: number;
  seal: string;
  slips: { mechanic_id: string; mechanic_name: string; total: number }[];
}

const question = 'It took two hours. Why is it paid as planned?';
const answer = 'The pay follows the time of the service.';

test.use({ viewport: phone });

// A run pays everybody's jobs, so it has demo data of its own.
test('a mechanic opens a payslip, asks about a line, reads the answer beside it, prints it and keeps it as a PDF', async ({
  page,
  anotherBrowser,
  ownBackend: { call, serve, restoreSessionAs },
}) => {
  test.setTimeout(120_000);
  const started = await call<PayRun>('manager', 'start_pay_run', {
    first_day: dayAhead(-20),
    last_day: dayAhead(0),
  });
  const ravi = started.slips.find(({ mechanic_name }) => mechanic_name === 'Ravi Kumar');
  const { pay_run_id } = started;
  await call('manager', 'add_pay_line', {
    ...{ pay_run_id, mechanic_id: ravi?.mechanic_id, kind: 'deduction', amount: 100.5 },
    reason: 'Advance of the first week',
  });
  const drafted = await call<PayRun>('manager', 'pay_run_details', { pay_run_id });
  const checked = await call<PayRun>('manager', 'check_pay_run', { pay_run_id, seal: drafted.seal });
  await call('manager', 'approve_pay_run', { pay_run_id, seal: checked.seal });
  const total = Math.round((ravi?.total ?? 0) * 100) - 100_50;

  await restoreSessionAs('mechanic', page.context());
  await test.step('the slip of the run is the first of the list', async () => {
    await page.goto('/mechanic-dashboard');
    await page.getByRole('button', { name: 'Payment History' }).click();
    await page.getByRole('link', { name: 'Payslips' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Pay' })).toBeVisible();
    await page.getByRole('table', { name: 'Payslips' }).getByRole('link').first().click();
    await expect(page).toHaveURL(`/my-pay/${pay_run_id}`);
  });

  const sums = page.getByRole('region', { name: 'Sums' });
  const jobs = page.getByRole('list', { name: 'Jobs' });
  const first = jobs.getByRole('listitem').first();
  await test.step('its sums add up to the total, and a job to its time pay and bonus', async () => {
    expect(await amountIn(valueBeside(sums, 'Total'))).toBe(total);
    await expect(valueBeside(sums, 'Deductions')).toHaveText('-₹100.50');
    expect((await amountIn(valueBeside(sums, 'Jobs'))) - 100_50).toBe(total);
    await first.locator('summary').click();
    await expect(valueBeside(first, 'Time')).toHaveText(/^\d+ min at ₹[\d,.]+ an hour$/);
    await expect(valueBeside(first, 'Bonus rule')).toHaveText(/^3% of ₹[\d,.]+$/);
    const [time, bonus, amount] = ['Time pay', 'Bonus', 'Amount'].map((label) => valueBeside(first, label));
    if (!time || !bonus || !amount) throw new Error('A job has three amounts');
    expect((await amountIn(time)) + (await amountIn(bonus))).toBe(await amountIn(amount));
  });

  await test.step('a line is asked about by keyboard, and the answer stays beside it', async () => {
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
    // The bell of the manager leads to the slip, that of the mechanic back to it.
    const manager = await anotherBrowser();
    await serve(manager.context());
    await restoreSessionAs('manager', manager.context());
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
    await expect(page).toHaveURL(`/my-pay/${pay_run_id}`);
    await expect(asked).toContainText(answer);
    await expect(asked).not.toContainText('Not answered yet');
  });

  await test.step('the PDF holds the sum and the answer as text', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`payslip-${dayAhead(-20)}-to-${dayAhead(0)}.pdf`);
    const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
      mergePages: true,
    });
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(paiseIn(/Total (₹[\d,.]+)/.exec(plain)?.[1] ?? '')).toBe(total);
    for (const words of ['Ravi Kumar', 'Advance of the first week', question, answer]) {
      expect(plain).toContain(words);
    }
  });

  await test.step('the sheet prints on A4, with the same total and the answer', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: `Payslip ${pay_run_id}, Ravi Kumar` });
    expect(await amountIn(valueBeside(sheet, 'Total'))).toBe(total);
    await expect(sheet).toContainText(answer);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const file = await page.pdf({ preferCSSPageSize: true });
    const { text, totalPages } = await extractText(new Uint8Array(file), { mergePages: true });
    expect(totalPages).toBe(1);
    expect(text).toContain('Advance of the first week');
  });
});
