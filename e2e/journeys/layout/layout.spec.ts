import type { Locator, Page } from '@playwright/test';
import { createMechanic } from '../../fixtures/data/create-jobs.ts';
import { createCustomerWithLongTexts } from '../../fixtures/data/long-texts.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };

/** The place of an element in the window, in pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return box;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('Twenty requests with long notes are rows of two lines, whole where the focus is', async ({
  page,
  restoreSessionAs,
}) => {
  const { customer } = await createCustomerWithLongTexts(20);
  await restoreSessionAs('manager');
  await page.goto(`/assign-requests?status=pending&search=${customer.email}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  for (const card of await cards.all()) expect((await boxOf(card)).height).toBeLessThanOrEqual(76);
  expect(await heightOf(page)).toBeLessThan(2100);
  const cut = cards.filter({ hasText: 'It rattles over bumps' }).first();
  const notes = cut.getByText('It rattles over bumps');
  const before = await boxOf(notes);
  await cut.getByRole('button', { name: /^Other mechanics/ }).press('Shift+Tab');
  expect((await boxOf(notes)).height).toBeGreaterThan(before.height);
  for (const link of await page.locator('a[href^="mailto:"], a[href^="tel:"]').all()) {
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
  }
});

test('On a phone a request shows what matters, and the rest on demand', async ({
  page,
  restoreSessionAs,
}) => {
  const { customer } = await createCustomerWithLongTexts(20);
  await page.setViewportSize(phone);
  await restoreSessionAs('manager');
  await page.goto(`/assign-requests?status=pending&search=${customer.email}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  expect(await heightOf(page)).toBeLessThan(6600);

  const card = cards.filter({ hasText: 'It rattles over bumps' }).first();
  const details = [card.getByText('It rattles over bumps'), card.getByRole('link', { name: /@pitlane/ })];
  for (const detail of details) await expect(detail).toBeHidden();
  await expect(card.getByRole('button', { name: /^Assign / }).first()).toBeVisible();
  await card.getByText(/^More/).click();
  for (const detail of details) await expect(detail).toBeVisible();
});

/** The texts of a row that a form in it lies over. */
const textsBelow = (row: Locator) =>
  row.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('form')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { x, y, width, height } = range.getBoundingClientRect();
      if (document.elementFromPoint(x + width / 2, y + height / 2)?.closest('form'))
        hidden.push(String(currentNode.textContent));
    }
    return hidden;
  });

test('The parts table on a tablet shows every column, and an open editor moves and hides none', async ({
  page,
  restoreSessionAs,
}) => {
  await page.setViewportSize(tablet);
  await restoreSessionAs('mechanic');
  await page.goto('/parts-management');
  const headers = page.getByRole('table', { name: 'Parts' }).getByRole('columnheader');
  const buttons = page.getByRole('button', { name: /^Update stock of/ });
  await expect(buttons.first()).toBeVisible();
  for (const place of [headers.filter({ hasText: 'Value' }), ...(await buttons.all())]) {
    const { x, width } = await boxOf(place);
    expect(x + width).toBeLessThan(tablet.width - 24);
  }
  const columns = async () => Promise.all((await headers.all()).map(async (each) => (await boxOf(each)).x));
  const before = await columns();
  await buttons.nth(3).click();
  const editor = page.getByRole('form', { name: /^Stock of/ });
  await expect(editor).toBeVisible();
  expect(await columns()).toEqual(before);
  for (const width of [tablet.width, 1366]) {
    await page.setViewportSize({ ...tablet, width });
    expect(await textsBelow(page.getByRole('row').filter({ has: editor }))).toEqual([]);
  }
});

test('A table on a phone shows short rows that open, and one select sorts it', async ({
  page,
  restoreSessionAs,
}) => {
  await page.setViewportSize(phone);
  await restoreSessionAs('manager');
  await page.goto('/parts-management');
  const row = page.getByRole('row').filter({ hasText: 'Alternator' });
  const update = row.getByRole('button', { name: 'Update stock of Alternator' });
  for (const text of ['Alternator', 'ELE-ALT', '₹', 'Low Stock']) await expect(row).toContainText(text);
  await expect(row.getByRole('cell', { name: 'Electrical' })).toBeHidden();
  await expect(update).toBeHidden();
  for (const each of await page.getByRole('table', { name: 'Parts' }).locator('tbody tr').all())
    expect((await boxOf(each)).height).toBeLessThanOrEqual(72);
  expect(await heightOf(page)).toBeLessThan(2600);
  await row.getByText('More').click();
  await expect(row.getByRole('cell', { name: 'Electrical' })).toBeVisible();
  await update.click();
  await row.getByRole('button', { name: 'Cancel' }).click();
  // A press beside the name opens the part.
  const { x, y, height } = await boxOf(row.getByText('Low Stock'));
  await page.mouse.click(x, y + height / 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Alternator' })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('button', { name: 'Part Details' })).toBeHidden();
  await page.getByLabel('Sort by').selectOption('Value ↓');
  await expect(page).toHaveURL(/sort=-value/);
});

test('The header starts where the content starts, and the focused heading has no outline', async ({
  page,
  restoreSessionAs,
}) => {
  // A manager has the rail before the content.
  await restoreSessionAs('mechanic');
  for (const width of [390, 820, 1366, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/job-history');
    const heading = page.locator('#root #page-title');
    await expect(heading).toBeVisible();
    const home = page.locator('#root').getByRole('link', { name: 'Pitlane home' });
    const content = page.locator('#root main header').filter({ has: page.locator('#page-title') });
    expect((await boxOf(home)).x).toBeCloseTo((await boxOf(content)).x, 0);
  }
  await page.keyboard.press('Tab');
  await page.locator('#root #page-title').focus();
  await expect(page.locator('#root #page-title')).toHaveCSS('outline-style', 'none');
});

test('The account menu stays inside the drawer of a phone', async ({ page, restoreSessionAs }) => {
  await page.setViewportSize(phone);
  await restoreSessionAs('manager');
  await page.goto('/audit-trail');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Meera Nair' }).click();
  const { x } = await boxOf(page.getByRole('menu'));
  expect(x).toBeGreaterThanOrEqual((await boxOf(drawer.locator('section').first())).x);
});

test('A menu that is longer than the window is beside its button and scrolls', async ({
  page,
  restoreSessionAs,
}) => {
  const window = { width: 1366, height: 420 };
  // So many that the menu has a field for a name, around which the row grows when it has the focus.
  await Promise.all(Array.from({ length: 10 }, () => createMechanic()));
  await page.setViewportSize(window);
  await restoreSessionAs('manager');
  await page.goto('/assign-requests?status=pending');
  const name = /^Other mechanics for/;
  await page.getByRole('button', { name }).first().click();
  // Another request may have come to the top since.
  const button = page.getByRole('button', { name, expanded: true });
  const sheet = page.locator('[popover]:popover-open');
  await expect(sheet.getByRole('textbox', { name: 'Name of the mechanic' })).toBeFocused();
  // The list may still move on a busy machine.
  await expect(async () => {
    const [own, menu] = [await boxOf(button), await boxOf(sheet)];
    expect(menu.y).toBeGreaterThanOrEqual(0);
    expect(menu.y + menu.height).toBeLessThanOrEqual(window.height);
    expect(menu.y >= own.y + own.height || menu.y + menu.height <= own.y).toBe(true);
  }).toPass({ timeout: 5000 });
  await sheet.getByRole('menuitem').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [path, as] of [
  ['/audit-trail', 'manager'],
  ['/messages', 'manager'],
  ['/job-history', 'mechanic'],
] as const) {
  test(`The search placeholder of ${path} is not cut on a phone`, async ({ page, restoreSessionAs }) => {
    await page.setViewportSize(phone);
    await restoreSessionAs(as);
    await page.goto(path);
    const cut = await page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return null;
      context.font = font;
      const space = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return context.measureText(input.placeholder).width - space;
    });
    expect(cut).toBeLessThan(0);
  });
}

test('The actions of a screen are in one line with its title, on a phone as icons with names', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('manager');
  for (const [path, ...actions] of [
    ['/expenses', 'Export CSV', 'Record Expense'],
    ['/mechanic-management', 'Hire Mechanic'],
    ['/parts-management', 'Lists and Labels', 'Add Part'],
    ['/salary-payments', 'Pay Salaries', 'Export CSV'],
    ['/settings/services', 'Add Service'],
  ] as const) {
    for (const size of [tablet, phone]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const header = page.locator('#root main header').filter({ has: page.locator('#page-title') });
      for (const name of actions) {
        const { width, height } = await boxOf(header.getByRole('button', { name, exact: true }));
        expect.soft(Math.min(width, height), `${name} of ${path}`).toBeGreaterThanOrEqual(36);
      }
      // Two lines would be 90.
      expect.soft((await boxOf(header)).height, `${path}, ${size.width} wide`).toBeLessThan(60);
    }
  }
});

test('The manager’s tools are in one row', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.goto('/manager-dashboard');
  const tools = page.getByRole('region', { name: 'Management tools' }).getByRole('listitem');
  await expect(tools.first()).toBeVisible();
  const tops = await Promise.all((await tools.all()).map(async (tool) => (await boxOf(tool)).y));
  expect(new Set(tops).size).toBe(1);
});

test('The services to book are no scroll box in the page', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('customer');
  await page.goto('/my-vehicles');
  await page
    .getByRole('link', { name: /^Book Service/ })
    .first()
    .click();
  const services = page.getByRole('radiogroup', { name: 'Available Services' });
  await expect(services).toBeVisible();
  const boxes = services
    .locator('*')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto',
        ).length,
    );
  expect(await boxes).toBe(0);
});
