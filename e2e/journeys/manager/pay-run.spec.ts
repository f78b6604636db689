import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { today } from '../../fixtures/data/garage-day.ts';
import { expect, test } from '../../fixtures/own-backend.ts';

const arjun = { email: 'arjun.deshmukh@pitlane.test', password: 'manager2' };

const slipOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Slips' }).getByRole('listitem').filter({ hasText: name });

async function approve(page: Page) {
  await page.getByRole('button', { name: 'Approve…' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve ₹/ })
    .click();
}

/** Pays the first of a mechanic's jobs and no other. */
async function payOneJob(page: Page, name: string) {
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

async function saveBankFile(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save CSV' }).click();
  const download = await downloading;
  const records: Record<string, string>[] = parse(await readFile(await download.path()), {
    ...{ bom: true, columns: true, record_delimiter: '\r\n' },
  });
  return { name: download.suggestedFilename(), records };
}

// A run pays everybody's jobs, so it has demo data of its own.
test('a month is closed by a run, a job is paid singly meanwhile, and a second manager approves what was checked', async ({
  page,
  anotherBrowser,
  consoleErrors,
  ownBackend,
}) => {
  test.setTimeout(180_000);
  // The manager is paid as a mechanic too.
  await ownBackend.exec(
    "update public.managers m set phone = r.phone from public.mechanics r where m.email = 'manager@pitlane.test' and r.email = 'mechanic@pitlane.test'",
  );
  await ownBackend.exec(
    'update auth.users set encrypted_password = private.password_hash($1) where email = $2',
    [arjun.password, arjun.email],
  );
  await ownBackend.restoreSessionAs('manager', page.context());

  let address = '';
  await test.step('start the run of what has not been paid yet', async () => {
    await page.goto('/salary-payments');
    await page.getByRole('main').getByRole('link', { name: 'Pay Runs' }).click();
    await page.getByRole('button', { name: 'Start Pay Run' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start Pay Run' });
    const [paid] = await ownBackend.exec('select (max(last_day) + 1)::text as until from private.pay_runs');
    await expect(dialog.getByLabel('First day')).toHaveValue(String(paid?.until));
    await dialog.getByLabel('Last day').fill(today());
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/pay-runs\/\d+$/);
    address = new URL(page.url()).pathname;
    await expect(slipOf(page, 'Ravi Kumar')).toContainText('5 jobs');
    await page.getByRole('button', { name: 'Mark as Checked' }).click();
    await expect(page.getByText('Marked as checked')).toBeVisible();
  });

  await test.step('a job that is paid singly leaves the draft, which has to be checked again', async () => {
    await payOneJob(page, 'Ravi Kumar');
    await page.goto(address);
    await expect(slipOf(page, 'Ravi Kumar')).toContainText('4 jobs');
    await expect(page.getByText('It has changed since Meera Nair checked it.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Line' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Line' });
    await dialog.getByLabel(/^Mechanic/).selectOption('Ravi Kumar');
    await dialog.getByLabel(/^Amount/).fill('500');
    await dialog.getByLabel(/^Reason/).fill('Diwali');
    await dialog.getByRole('button', { name: 'Add Line' }).click();
    await expect(slipOf(page, 'Ravi Kumar')).toContainText('additions ₹500.00');
    await page.getByRole('button', { name: 'Mark as Checked' }).click();
  });

  const second = await anotherBrowser();
  await test.step('whom it pays cannot approve it, and another manager can', async () => {
    consoleErrors.expect(/403 \(Forbidden\) .+approve_pay_run/);
    await approve(page);
    await expect(page.getByText(/^You are paid by this run/)).toBeVisible();
    await ownBackend.serve(second.context());
    await ownBackend.restoreSessionAs(arjun, second.context());
    await second.goto(address);
    await approve(second);
    await expect(second.getByText('Approved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'File for the Bank' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Line' })).toBeHidden();
    const twice = await ownBackend.exec(
      'select job from public.salary_payments, unnest(jobs_included) as job group by 1 having count(*) > 1',
    );
    expect(twice).toEqual([]);
  });

  await test.step('the file for the bank has everybody with an account, and says who has none', async () => {
    await second.getByRole('button', { name: 'File for the Bank' }).click();
    await expect(second.getByRole('dialog')).toContainText('Without bank details, and not in the file');
    await expect(second.getByRole('dialog')).toContainText('Lakshmi Gowda: ₹');
    await second.goto('/mechanic-management');
    await second.getByRole('link', { name: 'Lakshmi Gowda' }).click();
    await second.getByRole('button', { name: 'Bank Details' }).click();
    const details = second.getByRole('dialog', { name: 'Bank Details of Lakshmi Gowda' });
    await details.getByLabel('Name on the account').fill('=LAKSHMI()');
    await details.getByLabel('Account number').fill('0012 3456 7890');
    await details.getByLabel('IFSC').fill('hdfc0001234');
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Bank details saved')).toBeVisible();
    await second.goto(address);
    await second.getByRole('button', { name: 'File for the Bank' }).click();
    const { name, records } = await saveBankFile(second);
    const id = address.split('/').at(-1);
    expect(name).toBe(`pay-run-${id}-${today()}.csv`);
    const slips = await ownBackend.exec(
      'select mechanic_name, total::text from private.pay_slips where pay_run_id = $1 order by mechanic_name',
      [id],
    );
    expect(records.map((record) => [record.Remarks, record.Amount])).toEqual(
      slips.map(({ mechanic_name, total }) => [`Pay run ${id}, ${mechanic_name}`, total]),
    );
    expect(records.find(({ Remarks }) => Remarks?.endsWith('Lakshmi Gowda'))).toMatchObject({
      'Beneficiary Name': "'=LAKSHMI()",
      'Account Number': '001234567890',
      IFSC: 'HDFC0001234',
    });
  });
});
