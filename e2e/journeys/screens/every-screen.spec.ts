import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visitBefore } from '../../fixtures/page/first-visit.ts';
import { watchLayoutShifts } from '../../fixtures/page/layout-shifts.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf, linkPages, screens } from '../../fixtures/screens.ts';

const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const smallest = { width: 320, height: 568 };

/** The public pages, tested in more window sizes. */
const shellPaths = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/profile',
  '/no-such-page',
];

/** The window sizes of a screen besides those in which it is opened. */
const furtherSizes = (path: string) => (shellPaths.includes(path) ? [tablet, smallest] : []);

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds: the rule and the elements. */
async function findViolations(page: Page, checksColoursOnly: boolean) {
  // Waits until the theme's colour transitions have ended.
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
  // Legacy mode needs no second page; it ignores frames only, and the portal has none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // The only rule of WCAG 2.2, and off by default.
  const all = axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (checksColoursOnly ? axe.withRules(colourRules) : all).analyze();
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
}

async function expectNoViolations(page: Page, width: number) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findViolations(page, false), `axe, light, ${width} wide`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, true), `axe, dark, ${width} wide`).toEqual([]);
}

/** Delays data until after the first paint, in milliseconds. */
const dataDelay = 300;

/** Delays the data of a page. @returns a function that reads which data it has requested since the last call. */
async function delayData(page: Page) {
  let requests: string[] = [];
  await page.route(/\/rest\/v1\//, async (route) => {
    if (route.request().method() !== 'OPTIONS')
      requests.push(route.request().url().split('/rest/v1/')[1] ?? '');
    await new Promise((resolve) => setTimeout(resolve, dataDelay));
    await route.continue();
  });
  return () => {
    const made = requests;
    requests = [];
    return made;
  };
}

/**
 * After a full page load the portal itself requests the current account once, and what is printed the garage's logo,
 * which is then kept for an hour.
 */
const onceRequested = ['rpc/current_account', 'rpc/garage_logo'];

/** The bell's, each 20 seconds. */
const repeated = 'rpc/unread_notices';

function expectFewRequests(requests: string[]) {
  const byScreen = requests.filter((request) => request !== repeated && !onceRequested.includes(request));
  expect.soft(byScreen.length, `data requests: ${byScreen.join('\n')}`).toBeLessThanOrEqual(2);
  for (const name of onceRequested) {
    expect.soft(requests.filter((request) => request === name).length, name).toBeLessThanOrEqual(1);
  }
}

interface Positions {
  frame?: number[];
  page?: number[];
}

/** Records in the page where header and heading are in the frame, and where they are as soon as it is replaced. */
function recordPositions() {
  const positions: Positions = {};
  const read = (selector: string) => {
    const title = document.querySelector(`${selector} h1`);
    const bar = document.querySelector(`${selector} header`);
    if (!title || !bar) return;
    const { x, y } = title.getBoundingClientRect();
    return [x, y, bar.getBoundingClientRect().height].map(Math.round);
  };
  new MutationObserver(() => {
    positions.frame ??= read('#frame');
    positions.page ??= read('#root');
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { positions });
}

async function expectSamePositions(page: Page) {
  const positions = await page.evaluate(() => (window as unknown as { positions: Positions }).positions);
  expect.soft(positions.frame, 'header and heading of the frame').toBeDefined();
  expect.soft(positions.page, 'header and heading of the page').toEqual(positions.frame);
}

for (const screen of [...screens, ...linkPages]) {
  test(`${screen.path} opens for a ${screen.as} without moving, with few requests, and axe finds no violations`, async ({
    page,
    restoreSessionAs,
  }) => {
    if (screen.as !== 'visitor') await restoreSessionAs(screen.as);
    await visitBefore(page);
    const readRequests = await delayData(page);
    await page.addInitScript(recordPositions);
    const shifts = await watchLayoutShifts(page);
    const networkIdle = trackNetworkIdle(page);
    const address = await addressOf(screen);
    // The narrow page comes first: it is long, so late content above shifts more of it.
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(shownHeading(page)).toBeVisible();
      await networkIdle();
      await expect(page).toHaveURL(address);
      expect.soft(await shifts(), `layout shifts, ${size.width} wide`).toEqual([]);
      // The landing has no frame. Without a token /reset-password says that its link has expired, in a sheet of another height.
      if (!['/', '/reset-password'].includes(screen.path)) await expectSamePositions(page);
      const requests = readRequests();
      if (screens.includes(screen)) expectFewRequests(requests);
      await expectNoViolations(page, size.width);
    }
    for (const size of furtherSizes(screen.path)) {
      await page.setViewportSize(size);
      await expectNoViolations(page, size.width);
    }
  });
}
