import type { Browser as Chrome, Page } from '@playwright/test';
import { benchPort } from './bench-portal.ts';
import type { Benchmark } from './benchmark.ts';
import { median } from './median.ts';
import { throttle } from './page/conditions.ts';
import { type InteractedPage, interactedPages } from './page/interactions.ts';
import { launch } from './page/launch.ts';
import { startSeededBackends } from './page/seeded-backends.ts';
import { servePortal } from './page/serve-portal.ts';
import { newSession, type People, storeSessions } from './page/sessions.ts';

const requests = 10_000;
const slowdown = 4;

interface Kept {
  interactions: Map<number, number>;
}

/** Runs in the page: keeps for each key and click how long it took until the next paint, as INP counts it. */
function watchInteractions() {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions } satisfies Kept);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id = 0, duration } = entry;
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The interactions since the last call. The browser tells of one once it was painted. */
async function takeInteractions(page: Page): Promise<number[]> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { interactions } = window as unknown as Kept;
    const durations = [...interactions.values()];
    interactions.clear();
    return durations;
  });
}

/** Makes every gesture of a page; its interactions go to `found`, by gesture. */
async function gesture(
  chrome: Chrome,
  people: People,
  portal: string,
  { path, as, content, gestures }: InteractedPage,
  found: Map<string, number[]>,
) {
  const session = await newSession(chrome, people, as);
  try {
    const page = await session.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(portal + path);
    await page.locator(content).first().waitFor();
    await throttle(await session.newCDPSession(page), { slowdown });
    await takeInteractions(page);
    for (const { name, do: make } of gestures) {
      await make(page);
      const durations = await takeInteractions(page);
      const key = `${path}: ${name}`;
      found.set(key, [...(found.get(key) ?? []), ...durations]);
    }
  } finally {
    await session.close();
  }
}

/** How long the page takes to answer a key or a click while people work their lists. */
export const interaction: Benchmark = async ({ portalUrl, browser, runs }) => {
  // Builds what is served here.
  await portalUrl();
  const garages = await startSeededBackends([requests]);
  const chrome = await launch(browser);
  const found = new Map<string, number[]>();
  try {
    const [backend] = garages.backends;
    if (!backend) throw new Error('There is no garage');
    const portal = await servePortal(backend, benchPort + 30);
    try {
      const people = await storeSessions(chrome, portal.url);
      for (let run = 0; run < runs; run += 1) {
        for (const each of interactedPages) await gesture(chrome, people, portal.url, each, found);
      }
    } finally {
      portal.close();
    }
  } finally {
    await chrome.close();
    await garages.stop();
  }
  const row = (name: string, durations: number[]) => [
    name,
    durations.length,
    Math.round(median(durations)),
    Math.max(...durations),
  ];
  return [
    {
      title: `From a key or click until its answer is painted, ${slowdown}x CPU slowdown, ${requests.toLocaleString('en-IN')} requests (ms, steps of 8; under 16 counts as nothing)`,
      columns: ['gesture', 'interactions', 'median', 'worst'],
      rows: [
        ...[...found].map(([name, durations]) => row(name, durations)),
        row('all', [...found.values()].flat()),
      ],
    },
  ];
};
