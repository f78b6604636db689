import type { Browser as Chrome } from '@playwright/test';
import { watchLayoutShifts } from '../fixtures/page/layout-shifts.ts';
import { trackNetworkIdle } from '../fixtures/page/network-idle.ts';
import { shownHeading } from '../fixtures/page/shown-heading.ts';
import { addressOf, type Screen, screens } from '../fixtures/screens.ts';
import { type Conditions, throttle } from './page/conditions.ts';
import { launch } from './page/launch.ts';
import { newSession, type People, storeSessions } from './page/sessions.ts';
import type { Benchmark } from './report/benchmark.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1366, height: 768 } };

/** Without CPU throttling: no time is measured. */
const conditions: Conditions = { slowdown: 1, network: { megabits: 9, latency: 170 } };

/** The number of pages measured in parallel. */
const concurrency = 4;

async function measure(chrome: Chrome, people: People, portal: string, screen: Screen) {
  const address = portal + (await addressOf(screen, portal));
  const sums: string[] = [];
  const moved: string[] = [];
  let pictures = 0;
  for (const viewport of Object.values(sizes)) {
    const session = await newSession(chrome, people, screen.as, { viewport });
    const page = await session.newPage();
    const devTools = await session.newCDPSession(page);
    await throttle(devTools, conditions);
    pictures = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'image') pictures += (await response.body()).length;
    });
    const shifts = await watchLayoutShifts(page);
    const networkIdle = trackNetworkIdle(page);
    await page.goto(address);
    await shownHeading(page).waitFor();
    await networkIdle();
    const seen = await shifts();
    sums.push(seen.reduce((sum, { value }) => sum + value, 0).toFixed(3));
    moved.push(...seen.flatMap((shift) => shift.moved));
    await session.close();
  }
  return [`${screen.path} as ${screen.as}`, ...sums, pictures, moved[0] ?? ''];
}

/** The layout shift of every screen while it loads. */
export const layoutShift: Benchmark = async ({ portalUrl, browser }) => {
  const portal = await portalUrl();
  const chrome = await launch(browser);
  const rows: (string | number)[][] = [];
  try {
    const people = await storeSessions(chrome, portal);
    const waiting = [...screens.entries()];
    const measureNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, screen] = next;
        rows[index] = await measure(chrome, people, portal, screen);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, measureNext));
  } finally {
    await chrome.close();
  }
  return [
    {
      title:
        'Cumulative layout shift, cold, 9 Mbit/s, 170 ms added per request (the product before: up to 0.49), and bytes of pictures (its car models: 4.5 MB)',
      columns: ['screen', ...Object.keys(sizes), 'picture bytes', 'what moved first'],
      rows,
      worst: { by: Object.keys(sizes)[0] ?? '', rows: 4 },
    },
  ];
};
