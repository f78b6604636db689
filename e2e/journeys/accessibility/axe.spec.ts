import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

const sizesOf = (path: string) =>
  shellPaths.includes(path) ? [desktop, tablet, smallest] : [desktop, phone];

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

/** Delays data until after the first paint, in milliseconds. */
const dataDelay = 300;

for (const screen of [...screens, ...linkPages]) {
  test(`axe finds no violations on ${screen.path} as ${screen.as}`, async ({ page, restoreSessionAs }) => {
    if (screen.as !== 'visitor') await restoreSessionAs(screen.as);
    await page.route(/\/rest\/v1\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, dataDelay));
      await route.continue();
    });
    // A narrow page is long, so late content above shifts more of it.
    await page.setViewportSize(phone);
    const shifts = await watchLayoutShifts(page);
    const networkIdle = trackNetworkIdle(page);
    const address = await addressOf(screen);
    await page.goto(address);
    await expect(shownHeading(page)).toBeVisible();
    await networkIdle();
    await expect(page).toHaveURL(address);
    expect.soft(await shifts(), 'layout shifts').toEqual([]);
    for (const size of sizesOf(screen.path)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await findViolations(page, false), `light, ${size.width} wide`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findViolations(page, true), `dark, ${size.width} wide`).toEqual([]);
    }
  });
}
