import type { Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/page/axe-violations.ts';
import { visitBefore } from '../../fixtures/page/first-visit.ts';
import { watchLayoutShifts } from '../../fixtures/page/layout-shifts.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { shownUuids } from '../../fixtures/page/shown-uuids.ts';
import { expect } from '../../fixtures/portal-test.ts';
import { type Screen, screens } from '../../fixtures/screens.ts';
import { expectSamePositions, recordPositions } from './frame-positions.ts';
import { expectRoomNow, softly } from './room.ts';

export const desktop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };
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

/** The screens of the shell that fill the window, without the shared header, and the page not found, by their titles. */
const titles: Record<string, string> = {
  '/': 'Pitlane · Vehicle Service Made Simple',
  '/login': 'Log In · Pitlane',
  '/register': 'Create Account · Pitlane',
  '/forgot-password': 'Forgot Password · Pitlane',
  '/reset-password': 'Set a New Password · Pitlane',
  '/no-such-page': 'Page not found · Pitlane',
};

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The window sizes of a screen besides those in which it is opened. */
export const furtherSizes = (path: string) => (shellPaths.includes(path) ? [tablet, smallest] : []);

type Theme = 'light' | 'dark';

/** The violations that axe finds in the theme that is shown: the rule and the elements. */
export async function expectNoViolations(page: Page, theme: Theme) {
  // Waits until the theme's colour transitions have ended.
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
  const found = await axeViolations(page);
  expect.soft(found, `axe, ${theme}, ${page.viewportSize()?.width} wide`).toEqual([]);
}

/** Delays data until after the first paint, in milliseconds. */
const dataDelay = 300;

/** Delays the data of a page. @returns a function that reads which data it has requested since the last call. */
export async function delayData(page: Page) {
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
 * After a full page load the portal itself requests the current account once, and a printed document the garage's logo,
 * which is then kept for an hour.
 */
const onceRequested = ['rpc/current_account', 'rpc/garage_logo'];

/** The bell's, each 20 seconds, and what waits for a manager, each minute. */
const repeated = ['rpc/unread_notices', 'rpc/waiting_work'];

function expectFewRequests(requests: string[]) {
  const byScreen = requests.filter(
    (request) => !repeated.includes(request) && !onceRequested.includes(request),
  );
  expect.soft(byScreen.length, `data requests: ${byScreen.join('\n')}`).toBeLessThanOrEqual(2);
  for (const name of onceRequested) {
    expect.soft(requests.filter((request) => request === name).length, name).toBeLessThanOrEqual(1);
  }
}

/** Removes what was kept of the last visit, which is shown in place of the frame. */
export function forgetLastVisit() {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area)) if (key.startsWith('pitlane-page:')) area.removeItem(key);
  }
}

/** How a screen is shown. */
export interface Look {
  size: { width: number; height: number };
  theme: Theme;
}

/**
 * Opens a screen as a first visit would and looks at all that can be seen at once: that it stands where its frame stood,
 * does not move, asks for little, has a title and room for its texts, names no UUID, and gives axe nothing to find.
 */
export async function visitScreen(page: Page, screen: Screen, address: string, looks: readonly Look[]) {
  await visitBefore(page);
  const readRequests = await delayData(page);
  await page.addInitScript(forgetLastVisit);
  await page.addInitScript(recordPositions);
  const shifts = await watchLayoutShifts(page);
  const networkIdle = trackNetworkIdle(page);
  // A token does not stay in the address.
  const shownAddress = screen.path.includes(':token') ? screen.path.replace(':token', '') : address;
  for (const { size, theme } of looks) {
    await page.setViewportSize(size);
    // Another theme of an open page would draw all of it again.
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address);
    await expect(shownHeading(page)).toBeVisible();
    await networkIdle();
    await expect(page).toHaveURL(shownAddress);
    expect.soft(await shifts(), `layout shifts, ${size.width} wide`).toEqual([]);
    // The landing has no frame. Without a token /reset-password says that its link has expired, in a sheet of another height.
    if (!['/', '/reset-password'].includes(screen.path)) await expectSamePositions(page);
    const requests = readRequests();
    if (screens.includes(screen)) expectFewRequests(requests);
    await expectNoViolations(page, theme);
    await expectRoomNow(page);
  }
  if (screens.includes(screen)) {
    await softly(page).toHaveTitle(titles[screen.path] ?? /.+ · Pitlane$/);
    const isFullScreen = screen.path in titles && screen.path !== '/no-such-page';
    // A phone has it in its menu.
    const isWide = looks.at(-1)?.size === desktop;
    await softly(mainNavigation(page)).toHaveCount(isFullScreen || !isWide ? 0 : 1);
  }
  expect.soft(await shownUuids(page), 'UUIDs on the page').toEqual([]);
}
