import type { Page } from '@playwright/test';
import { trackNetworkIdle } from '../fixtures/page/network-idle.ts';
import { shownHeading } from '../fixtures/page/shown-heading.ts';
import { addressOf, type Screen } from '../fixtures/screens.ts';
import { launch } from './page/launch.ts';
import { newSession, storeSessions } from './page/sessions.ts';
import type { Benchmark } from './report/benchmark.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

const ofManager = [
  ...[
    '/manager-dashboard',
    '/front-desk',
    '/schedule',
    '/workshop-board',
    '/assign-requests',
    '/estimates',
    '/messages',
    '/invoices',
  ],
  ...[
    '/invoices?filter=all',
    '/till',
    '/expenses',
    '/salary-payments',
    '/customer-management',
    '/mechanic-management',
  ],
  ...['/customer-details/:customerId', '/mechanic-detail/:mechanicId', '/vehicles', '/parts-management'],
  ...[
    '/settings',
    '/settings/services',
    '/settings/bundles',
    '/settings/car-models',
    '/settings/messages',
    '/audit-trail',
    '/import',
  ],
];
/** Every fact of a request in compact cards. */
const ofCustomer = ['/service-tracking', '/service-history'];
const ofMechanic = ['/mechanic-dashboard', '/mechanic-jobs', '/job-history', '/parts-management'];

/** The screens in which staff work, and the long lists of customers. */
const workScreens: Screen[] = [
  ...ofManager.map((path) => ({ path, as: 'manager' as const })),
  ...ofMechanic.map((path) => ({ path, as: 'mechanic' as const })),
  ...ofCustomer.map((path) => ({ path, as: 'customer' as const })),
];

/** Pixels: where what follows the title begins, the first row or card, how many are in sight, and the page's height. */
const read = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getBoundingClientRect().height > 0;
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].filter(isShown);
    const rows = [all('tbody > tr'), all('article'), all('li')].find(({ length }) => length > 0) ?? [];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const header = document.querySelector('main h1')?.closest('header');
    const top = (box?: DOMRect) => (box ? Math.round(box.top + scrollY) : 0);
    return {
      content: top(header?.nextElementSibling?.getBoundingClientRect()),
      row: top(boxes[0]),
      rowHeight: Math.round(boxes[0]?.height ?? 0),
      inSight: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      height: document.documentElement.scrollHeight,
    };
  });

async function measure(page: Page, portal: string, screen: Screen) {
  const address = portal + (await addressOf(screen, portal));
  const networkIdle = trackNetworkIdle(page);
  const cells: string[] = [];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await shownHeading(page).waitFor();
    await networkIdle();
    const { content, row, rowHeight, inSight, height } = await read(page);
    cells.push([content, row, rowHeight, inSight, height].join(' '));
  }
  return [`${screen.path} as ${screen.as}`, ...cells];
}

/** How much of a working screen is work. */
export const density: Benchmark = async ({ portalUrl, browser }) => {
  const portal = await portalUrl();
  const chrome = await launch(browser);
  const rows: string[][] = [];
  try {
    const people = await storeSessions(chrome, portal);
    for (const role of ['manager', 'mechanic', 'customer'] as const) {
      const session = await newSession(chrome, people, role);
      for (const screen of workScreens.filter(({ as }) => as === role)) {
        const page = await session.newPage();
        rows.push(await measure(page, portal, screen));
        await page.close();
      }
      await session.close();
    }
  } finally {
    await chrome.close();
  }
  return [
    {
      title:
        'Density of screens: where the content begins, the first row or card, its height, how many are in sight, the height of the page (px)',
      columns: ['screen', ...sizes.map(({ width, height }) => `${width}×${height}`)],
      rows,
    },
  ];
};
