import type { Page } from '@playwright/test';
import { chartFiles } from '../../fixtures/page/chart-files.ts';
import { collectScripts } from '../../fixtures/page/loaded-scripts.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const chart = (page: Page) => page.getByRole('figure', { name: 'Revenue per week' });

/** Scrolls to the charts, whose code is loaded when they come into view. */
const scrollToCharts = (page: Page) =>
  page.getByRole('table', { name: 'Completed jobs and revenue by week' }).scrollIntoViewIfNeeded();

test('the dashboard is shown before the code of its charts is loaded', async ({ page, signInAs }) => {
  const trend = Promise.withResolvers<void>();
  await page.route('**/rpc/garage_trend', async (route) => {
    await trend.promise;
    await route.continue();
  });
  const scripts = await collectScripts(page);
  await signInAs('manager');
  await expect(page.getByText('Stock Holdings')).toBeVisible();
  await expect(page.getByText('Vehicles', { exact: true }).last()).toBeVisible();

  const files = await chartFiles(page);
  expect(files.length).toBeGreaterThan(0);
  const loaded = () => files.filter((file) => scripts.some(({ url }) => url.endsWith(`/${file}`)));
  expect(loaded()).toEqual([]);

  trend.resolve();
  await scrollToCharts(page);
  await expect(chart(page).getByRole('application')).toBeVisible();
  expect(loaded().length).toBeGreaterThan(0);
});

test('if the charts fail to load the figures are complete, and a reload shows the charts', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await page.goto('/login');
  const files = await chartFiles(page);
  const isChart = (url: URL) => files.some((file) => url.pathname.endsWith(`/${file}`));
  await page.route(isChart, (route) => route.abort());
  await signInAs('manager');

  await scrollToCharts(page);
  await expect(page.getByText('Failed to load the charts').first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Completed jobs and revenue by week' });
  await expect(table.getByRole('row')).toHaveCount(1 + 12);

  await page.unroute(isChart);
  await page.getByRole('button', { name: 'Reload page' }).first().click();
  await scrollToCharts(page);
  await expect(chart(page).getByRole('application')).toBeVisible();
});

test('the bars of a chart can be read with the keyboard', async ({ page, signInAs }) => {
  await signInAs('manager');
  await scrollToCharts(page);
  const drawing = chart(page).getByRole('application', { name: 'Revenue per week' });
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart(page).getByText(/^Week from /)).toBeVisible();
});

test('a printed dashboard has its charts, as wide as the sheet', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.goto('/manager-dashboard');
  // Nobody has scrolled to them.
  await expect(chart(page).getByRole('application')).toBeAttached({ timeout: 15_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // A browser lays out the sheet without giving the page's code a chance to draw the chart again.
  await page.evaluate(() => {
    for (const drawn of document.querySelectorAll('.recharts-responsive-container')) {
      drawn.replaceWith(drawn.cloneNode(true));
    }
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 990 });
  const frame = await chart(page).boundingBox();
  const drawing = await chart(page).locator('.recharts-surface').boundingBox();
  expect(frame?.width).toBeGreaterThan(600);
  expect(drawing?.width).toBeGreaterThan(0.8 * (frame?.width ?? 0));
  expect(drawing?.width).toBeLessThan(frame?.width ?? 0);
  await expect(page.getByText('The charts follow')).toBeHidden();
});
