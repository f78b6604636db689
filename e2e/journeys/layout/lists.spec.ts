import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf } from '../../fixtures/screens.ts';

const desktop = { width: 1366, height: 768 };

const firstRow = (page: Page) => page.locator('#root main').locator('tbody tr, article').first();

/** How far the words in an empty search reach beyond its field, in pixels; below 0 they are whole. */
const cutOfPlaceholder = (search: Locator) =>
  search.evaluate((input: HTMLInputElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(input);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas');
    context.font = font;
    const space = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return context.measureText(input.placeholder).width - space;
  });

async function expectOneRowOfFilters(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const filters = page.locator('#root main').locator('[data-filters], [role=radiogroup]').first();
  if (!(await filters.isVisible())) return;
  const controls = await filters.locator('input, select, button').all();
  const middles: number[] = [];
  for (const control of controls) {
    // As the keyboard does.
    await control.focus();
    const { x, y: top, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    middles.push(Math.round(top + height / 2));
    const where = await control.evaluate((element) => element.outerHTML.slice(0, 80));
    expect.soft(x, `begins in sight: ${where}`).toBeGreaterThanOrEqual(0);
    expect.soft(x + width, `ends in sight: ${where}`).toBeLessThanOrEqual(390);
  }
  expect.soft(Math.max(...middles) - Math.min(...middles), 'one row').toBeLessThanOrEqual(4);
}

const lists: [path: string, as: Role][] = [
  ...[
    '/assign-requests',
    '/audit-trail',
    '/customer-management',
    '/due-work',
    '/estimates',
    '/expenses',
    '/hours',
    '/invoices',
    '/mechanic-management',
    '/messages',
    '/parts-management',
    '/pay-runs',
    '/purchase-orders',
    '/salary-payments',
    '/sold-hours',
    '/stock-takes',
    '/suppliers',
    '/vehicles',
  ].map((path): [string, Role] => [path, 'manager']),
  ['/job-history', 'mechanic'],
  ['/mechanic-jobs', 'mechanic'],
  ['/parts-management', 'mechanic'],
];

for (const [path, as] of lists) {
  test(`The first row of ${path} of a ${as} begins within 200 px, and its filters are one row of a phone`, async ({
    page,
    restoreSessionAs,
  }) => {
    await restoreSessionAs(as);
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(firstRow(page)).toBeVisible();
    const { y } = (await firstRow(page).boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
    expect.soft(y, 'top of the first row').toBeLessThanOrEqual(200);
    for (const search of await page.locator('#root main').getByRole('searchbox').all())
      expect.soft(await cutOfPlaceholder(search), 'cut of the placeholder').toBeLessThan(0);

    await expectOneRowOfFilters(page);
  });
}

for (const path of ['/services', '/invoices']) {
  test(`The filters of ${path} of a customer are one row of a phone`, async ({ page, restoreSessionAs }) => {
    await restoreSessionAs('customer');
    await page.goto(path);
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await expectOneRowOfFilters(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

/** The elements whose text is wider than they are. */
const cutTexts = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
  );

test('The codes of parts are whole beside names that are cut', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.goto('/parts-management');
  const codes = page.getByRole('table', { name: 'Parts' }).locator('th small');
  await expect(codes.first()).toBeVisible();
  for (const width of [768, 1100, 1366, 1920]) {
    await page.setViewportSize({ ...desktop, width });
    expect.soft(await cutTexts(codes), `${width} wide`).toEqual([]);
  }
});

test('Requests to assign show the whole model, whole buttons, and what the suggested mechanic can do', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('manager');
  await page.setViewportSize(desktop);
  await page.goto('/assign-requests?status=pending');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect.soft(await cutTexts(cards.getByRole('button'))).toEqual([]);
  const cutModels = await cards.locator('[data-vehicle] a').evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.querySelector('span')?.lastChild;
      if (!text?.textContent) return [`no model in ${link.textContent}`];
      const range = document.createRange();
      range.setStart(text, 0);
      // The year may be cut.
      range.setEnd(text, text.textContent.replace(/ \(\d+\)$/, '').length);
      const isCut = range.getBoundingClientRect().right > link.getBoundingClientRect().right + 1;
      return isCut ? [text.textContent] : [];
    }),
  );
  expect.soft(cutModels).toEqual([]);
  const suggested = cards.filter({ has: page.getByRole('button', { name: /^Assign .+ to request/ }) });
  await expect(suggested.first()).toContainText(/\d+ years? · /);
});

test('The lines of an estimate leave the description its room', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  for (const width of [390, 684, 768, 820, 900, 1100, 1366]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(await addressOf({ path: '/estimates/:requestId', as: 'manager' }));
    const description = page.getByRole('table', { name: 'Lines' }).locator('td[data-wide]').first();
    await expect(description).toBeVisible();
    const { width: room = 0 } = (await description.boundingBox()) ?? {};
    expect.soft(room, `${width} wide`).toBeGreaterThanOrEqual(190);
  }
});
