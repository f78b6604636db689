import type { Browser as Chrome, Page } from '@playwright/test';
import { benchPort } from './bench-portal.ts';
import { throttle } from './page/conditions.ts';
import { type InteractedPage, interactedPages } from './page/interactions.ts';
import { launch } from './page/launch.ts';
import { startSeededBackends } from './page/seeded-backends.ts';
import { servePortal } from './page/serve-portal.ts';
import { newSession, type People, storeSessions } from './page/sessions.ts';
import type { Benchmark } from './report/benchmark.ts';
import { median } from './report/median.ts';

const requests = 10_000;
const slowdown = 4;

interface Recorded {
  eventDurations: Map<number | string, number>;
}

/**
 * Runs in the page: records the duration of each key press and click until the next paint, as INP counts it, and of each
 * event of a drag until its frame is drawn: INP leaves these out, and where one changes nothing the browser counts until
 * something else does.
 */
function recordEvents() {
  const eventDurations = new Map<number | string, number>();
  Object.assign(window, { eventDurations } satisfies Recorded);
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId)
        eventDurations.set(interactionId, Math.max(duration, eventDurations.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  let moved = 0;
  window.addEventListener('pointermove', ({ timeStamp }) => (moved = timeStamp), true);
  for (const type of ['dragstart', 'dragenter', 'dragover', 'drop', 'dragend']) {
    const record = ({ timeStamp }: Event) => {
      // A drag begins with the move that picks it up; its event has the time of the press, however long that was held.
      const start = type === 'dragstart' ? moved : timeStamp;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => eventDurations.set(`${type} ${timeStamp}`, performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    window.addEventListener(type, record, true);
  }
}

/** The durations of events since the last call. The browser reports an event after it was painted. */
async function takeDurations(page: Page): Promise<number[]> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { eventDurations } = window as unknown as Recorded;
    const durations = [...eventDurations.values()];
    eventDurations.clear();
    return durations;
  });
}

/** Performs every interaction of a page; the durations of its events go to `found`, by interaction. */
async function performInteractions(
  chrome: Chrome,
  people: People,
  portal: string,
  { path, as, content, interactions }: InteractedPage,
  found: Map<string, number[]>,
) {
  const session = await newSession(chrome, people, as);
  try {
    const page = await session.newPage();
    await page.addInitScript(recordEvents);
    await page.goto(portal + path);
    await page.locator(content).first().waitFor();
    await throttle(await session.newCDPSession(page), { slowdown });
    await takeDurations(page);
    for (const { name, run } of interactions) {
      await run(page);
      const durations = await takeDurations(page);
      const key = `${path}: ${name}`;
      found.set(key, [...(found.get(key) ?? []), ...durations]);
    }
  } finally {
    await session.close();
  }
}

/** The response time of key presses and clicks on lists, and of dragging on the schedule. */
export const interaction: Benchmark = async ({ portalUrl, browser, runs }) => {
  // Builds the files that are served here.
  await portalUrl();
  const garages = await startSeededBackends([requests]);
  const chrome = await launch(browser);
  const found = new Map<string, number[]>();
  try {
    const [backend] = garages.backends;
    if (!backend) throw new Error('There is no backend');
    const portal = await servePortal(backend, benchPort + 30);
    try {
      const people = await storeSessions(chrome, portal.url);
      for (let run = 0; run < runs; run += 1) {
        for (const each of interactedPages)
          await performInteractions(chrome, people, portal.url, each, found);
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
    Math.round(Math.max(...durations)),
  ];
  return [
    {
      title: `From a key press, click or step of a drag until the next paint, ${slowdown}x CPU slowdown, ${requests.toLocaleString('en-IN')} requests (ms, steps of 8; under 16 is not reported)`,
      columns: ['interaction', 'events', 'median', 'worst'],
      rows: [
        ...[...found].map(([name, durations]) => row(name, durations)),
        row('all', [...found.values()].flat()),
      ],
      worst: { by: 'worst', rows: 6 },
    },
  ];
};
