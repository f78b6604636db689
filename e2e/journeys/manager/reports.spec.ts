import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText } from 'unpdf';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { paiseIn } from '../../fixtures/data/money.ts';
import { chartFiles } from '../../fixtures/page/chart-files.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

async function download(page: Page, button: Locator) {
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

// Days that no other journey changes: what happens in this run is of today.
const days = `from=${dayAhead(-90)}&to=${dayAhead(-1)}`;

test('a figure of the reports is followed to its rows, which are its file, and the period is kept as one page', async ({
  page,
  restoreSessionAs,
}) => {
  test.setTimeout(90_000);
  await page.goto('/login');
  const files = await chartFiles(page);
  expect(files.length).toBeGreaterThan(0);
  const charts = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => files.some((file) => pathname.endsWith(`/${file}`)),
    async (route) => {
      await charts.promise;
      await route.continue();
    },
  );
  await restoreSessionAs('manager');
  await page.goto(`/reports?${days}`);
  const money = page.getByRole('table', { name: 'Figures of Money' });
  const revenue = money.getByRole('row', { name: /^Revenue/ });
  const shown = paiseIn((await revenue.getByRole('cell').first().textContent()) ?? '');
  expect(shown).toBeGreaterThan(0);

  await test.step('revenue stands beside margin, whose chart the figures do not wait for', async () => {
    const weeks = page.getByRole('table', { name: 'Revenue and margin by week' });
    const cells = await weeks.locator('td[data-label="Revenue"]').allTextContents();
    expect(cells.length).toBeGreaterThan(11);
    expect(cells.reduce((sum, text) => sum + paiseIn(text), 0)).toBe(shown);
    const chart = page.getByRole('figure', { name: 'Revenue and margin by week' });
    await expect(chart).toBeHidden();
    charts.resolve();
    await expect(chart.getByRole('application')).toBeVisible();
    await expect(chart.getByRole('listitem')).toHaveText(['Revenue', 'Margin']);
  });

  await test.step('what was owed at the end of the last week is the figure', async () => {
    await page.getByRole('button', { name: 'Show Receivables over Time' }).click();
    const weeks = page.getByRole('table', { name: 'Receivables at the end of each week' });
    const last = await weeks.locator('td[data-label="Left to pay"]').last().textContent();
    const figure = money.getByRole('row', { name: /^Receivables/ }).getByRole('cell');
    expect(last).toBe(await figure.first().textContent());
    await expect(page.getByRole('figure', { name: /^Receivables at the end/ })).toBeVisible();
  });

  await test.step('the page as a PDF says the same', async () => {
    const { name, bytes } = await download(page, page.getByRole('button', { name: 'Download PDF' }));
    expect(name).toBe(`report-${dayAhead(-90)}-to-${dayAhead(-1)}.pdf`);
    const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(totalPages).toBe(1);
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(paiseIn(/Revenue (₹[\d,.]+)/.exec(plain)?.[1] ?? '')).toBe(shown);
    for (const words of [
      'Kept promises',
      'Kept first promises',
      'Customers won',
      'Dead stock',
      'Page 1 of 1',
    ]) {
      expect(plain).toContain(words);
    }
  });

  await test.step('on paper there are the period and the figures, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Report, /)).toBeVisible();
    await expect(revenue).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Last month' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await revenue.getByRole('link', { name: 'Revenue' }).click();
  await expect(page).toHaveURL(`/reports/revenue?${days}`);
  await expect(page.getByText(/less credit notes, without tax/)).toBeVisible();
  await expect(page.getByLabel('Figure')).toContainText('Revenue');

  await test.step('its rows stand above its trend', async () => {
    await expect(page.getByRole('table', { name: 'Rows of Revenue' })).toBeVisible();
    await expect(
      page.getByRole('figure', { name: 'Revenue by week' }).getByRole('application'),
    ).toBeVisible();
  });

  await test.step('its file adds up to it, with as many lines as rows', async () => {
    const { name, bytes } = await download(page, page.getByRole('button', { name: 'Export CSV' }));
    expect(name).toBe(`revenue-${dayAhead(-90)}-to-${dayAhead(-1)}.csv`);
    const lines: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    const sum = lines.reduce((paise, line) => paise + Math.round(Number(line.Value) * 100), 0);
    expect(sum).toBe(shown);
    await expect(page.getByLabel('Figure')).toContainText(`${lines.length} rows`);
  });

  await test.step('a row opens its invoice', async () => {
    const rows = page.getByRole('table', { name: 'Rows of Revenue' });
    const number = (await rows.getByRole('link').first().textContent()) ?? '';
    await rows.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/invoices\/\d+$/);
    await expect(page.getByText(number).first()).toBeVisible();
  });
});
