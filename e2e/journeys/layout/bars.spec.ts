import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomerWithLongTexts } from '../../fixtures/data/long-texts.ts';
import type { Login } from '../../fixtures/data/people.ts';
import { axeViolations } from '../../fixtures/page/axe-violations.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf } from '../../fixtures/screens.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };

/** How much of the window's height is taken by what stays at the top and bottom of a page or dialog, from 0 to 1. */
const takenByBars = (page: Page, of = '#root') =>
  page.evaluate((root) => {
    const placesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect());
    const inside = [...document.querySelectorAll(`${root} *`)];
    const all = inside.filter((element) => /sticky|fixed/.test(getComputedStyle(element).position));
    const scrolled = inside.filter(
      (element) =>
        element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto',
    );
    const before = placesOf(all);
    for (const box of [document.documentElement, ...scrolled]) box.scrollBy(0, 30);
    const bars = placesOf(all).filter(
      ({ top, width, height }, place) => top === before[place]?.top && width > innerWidth / 2 && height > 0,
    );
    let top = 0;
    let bottom = innerHeight;
    for (const _ of bars) {
      for (const bar of bars) {
        if (bar.top <= top + 1 && bar.bottom > top) top = bar.bottom;
        if (bar.bottom >= bottom - 1 && bar.top < bottom && bar.top > 0) bottom = bar.top;
      }
    }
    return (top + innerHeight - bottom) / innerHeight;
  }, of);

const enlargeText = (page: Page, fontSize: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);

/** The same with text of this size, once the layout has come to rest: nothing of it has changed for a quarter of a second. */
async function takenAtRest(page: Page, text: string, of?: string) {
  let before = -1;
  let taken = Number.NaN;
  while (taken !== before) {
    await enlargeText(page, text);
    await page.waitForTimeout(250);
    before = taken;
    taken = await takenByBars(page, of);
  }
  return taken;
}

/** Two lines that a customer has to answer. */
async function askSomething(customer: Login) {
  const [request] = await (await apiOf(customer)).read<{ request_id: number }>(
    'service_requests?select=request_id&status=eq.pending&limit=1',
  );
  const manager = await apiOf('manager');
  const request_id = Number(request?.request_id);
  for (const description of ['Brake pads', 'Wiper blades'])
    await manager.call('add_line', { request_id, line: { kind: 'other', description, unit_price: 4800 } });
  await manager.call('send_estimate', { request_id });
  return request_id;
}

const large = [
  { name: 'at 200 % zoom', size: { width: 683, height: 384 }, text: '100%' },
  { name: 'with text of 200 % on a phone', size: phone, text: '200%' },
  { name: 'with text of 200 % on a desktop', size: desktop, text: '200%' },
];

test('Bars take at most a fifth of the height with large text', async ({ page, restoreSessionAs }) => {
  const { customer, mechanic } = await createCustomerWithLongTexts(6);
  const screens = [
    ['/assign-requests?status=pending', 'manager'],
    ['/parts-management', 'manager'],
    [await addressOf({ path: '/mechanic-jobs/:requestId', as: 'mechanic' }), 'mechanic'],
    ['/service-tracking', customer],
    [`/estimate/${await askSomething(customer)}`, customer],
    ['/mechanic-jobs', mechanic],
  ] as const;
  for (const [path, who] of screens) {
    await restoreSessionAs(who);
    for (const { name, size, text } of large) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(shownHeading(page)).toBeVisible();
      await enlargeText(page, text);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      expect.soft(await takenAtRest(page, text), `${path} ${name}`).toBeLessThanOrEqual(0.2);
    }
  }
});

test('The actions of a dialog take at most a fifth of the height with large text', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('manager');
  for (const { name, size, text } of large) {
    await page.setViewportSize(size);
    await page.goto('/parts-management?new=part');
    await expect(page.getByRole('dialog', { name: 'Add Part' }).getByRole('textbox').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await takenAtRest(page, text, 'dialog[open]'), name).toBeLessThanOrEqual(0.2);
  }
});

test('The header is one line in every width, whoever is signed in', async ({ page, restoreSessionAs }) => {
  const { customer } = await createCustomerWithLongTexts(1);
  for (const [path, who] of [
    ['/mechanic-jobs', 'mechanic'],
    ['/my-vehicles', customer],
    ['/manager-dashboard', 'manager'],
  ] as const) {
    await restoreSessionAs(who);
    await page.goto(path);
    await expect(shownHeading(page)).toBeVisible();
    for (const width of [320, 768, 1024, 1060, 1110, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ ...desktop, width });
      const header = page.locator('#root header').first();
      const high = (await header.boundingBox())?.height ?? 0;
      const broken = await header.locator('a, button').evaluateAll((all) =>
        all
          .filter((each) => {
            const text = document.createRange();
            text.selectNodeContents(each);
            return text.getBoundingClientRect().height > 36;
          })
          .map((each) => each.textContent),
      );
      expect.soft({ high: high <= 66, broken }, `${path}, ${width} wide`).toEqual({ high: true, broken: [] });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path}, ${width} wide`).toBeLessThanOrEqual(0);
    }
  }
});

test('The line about a lost connection covers no header', async ({ page, context, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/parts-management');
    await expect(page.getByRole('table', { name: 'Parts' })).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByText(/^You are offline/);
    await expect(notice).toBeVisible();
    for (const y of [0, 400]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      const line = await notice.boundingBox();
      const header = await page.locator('#root header').first().boundingBox();
      if (!line || !header) throw new Error('Not shown');
      // Where both would take too much of a phone, the header has scrolled away.
      const isAway = header.y + header.height <= 0;
      expect(isAway || header.y >= line.y + line.height - 1).toBe(true);
    }
    await context.setOffline(false);
    await expect(page.getByText('You are back online.')).toBeVisible();
  }
});

test('Nothing that stays at the top covers what has the focus', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  for (const path of ['/assign-requests?status=pending', '/settings/garage', '/parts-management'])
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(shownHeading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.locator('#root main').locator('a, button, input, select').last().focus();
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('main')) return null;
          const { left, top, width } = focused.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1);
          const bar = above?.closest('header, nav');
          const isBar = bar && /sticky|fixed/.test(getComputedStyle(bar).position) && !bar.contains(focused);
          return top < 0 || isBar ? focused.outerHTML.slice(0, 120) : null;
        });
        expect.soft(covered, `${path}, ${size.width} wide`).toBeNull();
      }
    }
});

test('A notification does not cover the button that it answers', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.setViewportSize(desktop);
  await page.goto('/parts-management');
  const update = page.getByRole('button', { name: /^Update stock of/ }).nth(11);
  await expect(update).toBeVisible();
  // As low in the window as it goes.
  await update.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4));
  await update.click();
  await page
    .getByRole('form', { name: /^Stock of/ })
    .getByRole('button', { name: 'Save' })
    .click();
  const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(notification).toBeVisible();
  await expect(async () => {
    const [sheet, button] = [await notification.boundingBox(), await update.boundingBox()];
    if (!sheet || !button) throw new Error('Not shown');
    const isCovered = button.y + button.height > sheet.y && button.y < sheet.y + sheet.height;
    expect(isCovered).toBe(false);
  }).toPass({ timeout: 2500 });
});

test('Pages are drawn in the widest usual font of a system', async ({ page, context }) => {
  await page.goto('/login');
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  // Other systems have no configuration of fonts for one program.
  if (process.platform === 'linux')
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['DejaVu Sans']);
});

test('The menu of a phone says what waits', async ({ page, restoreSessionAs }) => {
  await page.setViewportSize(phone);
  await restoreSessionAs('manager');
  await page.goto('/manager-dashboard');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Requests \d+\+? waiting$/ })).toBeVisible();
});

test('The results of the search everywhere scroll by keyboard', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto('/manager-dashboard');
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('a');
  const results = page.getByRole('group', { name: 'Found' });
  await expect(results.getByRole('option').nth(8)).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await results.focus();
  await page.keyboard.press('End');
  await expect.poll(() => results.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});
