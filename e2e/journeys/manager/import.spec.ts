import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { customerList, encodeText, writeCsv } from '@pitlane/shared-data/testing-input';
import { apiOf } from '../../fixtures/data/api.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a list with errors is corrected, imported, found at the front desk and undone', async ({
  page,
  restoreSessionAs,
}) => {
  const series = String(randomInt(1000, 9999));
  const rows = customerList({ rows: 30, series });
  rows[4] = ['', `+91 9${series} 20004`, 'Pune', ''];
  rows[7] = ['René Müller', 'see notebook', 'Pune', ''];
  const fileName = `customers-${series}.csv`;
  const buffer = Buffer.from(encodeText(writeCsv(rows, ';'), 'windows-1252'));
  await restoreSessionAs('manager');
  const main = page.getByRole('main');

  await test.step('the file is uploaded and its columns are found', async () => {
    await page.goto('/import');
    await page.getByRole('radio', { name: 'Customers' }).check();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('heading', { name: 'Import: Customers' })).toBeVisible();
    await expect(page.getByLabel('Phone number').locator('option:checked')).toHaveText('Mobile No.');
    await expect(page.getByLabel('Address', { exact: true }).locator('option:checked')).toHaveText('City');
  });

  await test.step('the check says which rows have errors, and a reload keeps it', async () => {
    await page.getByRole('button', { name: 'Check Rows' }).click();
    await expect(page.getByText('2 rows have errors')).toBeVisible();
    await page.reload();
    await page.getByRole('radio', { name: 'Errors' }).click();
    await expect(page.getByRole('row', { name: 'Row 5' })).toContainText('Name is missing');
    await expect(page.getByRole('row', { name: 'Row 8' })).toContainText('Please enter a valid phone number');
  });

  await test.step('both are corrected', async () => {
    await page.getByRole('button', { name: 'Correct row 5' }).click();
    const first = page.getByRole('dialog', { name: 'Correct Row 5' });
    await first.getByRole('textbox', { name: 'Name' }).fill(`Sita ${series}`);
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Row 5 corrected')).toBeVisible();
    await page.getByRole('button', { name: 'Correct row 8' }).click();
    const second = page.getByRole('dialog', { name: 'Correct Row 8' });
    await expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('René Müller');
    await second.getByRole('textbox', { name: 'Phone number' }).fill(`9${series}30007`);
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No such rows')).toBeVisible();
  });

  await test.step('all of it is imported at once', async () => {
    await page.getByRole('button', { name: 'Import 30 Rows' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(main.getByText('Imported', { exact: true }).first()).toBeVisible();
    await page.goto('/front-desk');
    await page.getByRole('searchbox', { name: 'Find a person or a car' }).fill(`9${series}30007`);
    await expect(page.getByRole('article', { name: 'René Müller' })).toContainText('No login');
  });

  await test.step('it is undone as a whole', async () => {
    await page.goto('/import');
    await page.getByRole('link', { name: fileName }).click();
    await page.getByRole('button', { name: 'Undo Import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Import' }).click();
    await expect(main.getByText('Undone', { exact: true }).first()).toBeVisible();
    const manager = await apiOf('manager');
    expect(await manager.read(`customers?select=customer_id&phone=like.*9${series}*`)).toEqual([]);
  });
});

test('everything is exported as CSV files in one archive', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.goto('/import');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pitlane-\d{4}-\d{2}-\d{2}\.zip$/);
  const archive = await readFile(await download.path());
  const names = [
    'customers',
    'vehicles',
    'requests',
    'lines',
    'parts',
    'mechanics',
    'salary-payments',
    'services',
  ];
  for (const name of names) expect(archive.includes(`${name}.csv`)).toBe(true);
});
