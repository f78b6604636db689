import type { CDPSession, Browser as Chrome, Page } from '@playwright/test';
import type { Role } from '../fixtures/data/people.ts';
import { addressOf, screens } from '../fixtures/screens.ts';
import type { Benchmark } from './benchmark.ts';
import { weighObjects } from './page/heap-snapshot.ts';
import { launch } from './page/launch.ts';
import { newSession, type People, storeSessions } from './page/sessions.ts';
import type { Table } from './table.ts';

/** After how many visits of every screen the session is weighed. */
const weighedAfter = [5, 25, 50];

interface Weight {
  /** All of it, compiled code and what the engine keeps for itself too. */
  heap: number;
  /** The page's own objects, texts and functions. */
  objects: number;
  nodes: number;
  listeners: number;
}

/** What a session holds once nothing that could be collected is left. */
async function weigh(devTools: CDPSession): Promise<Weight> {
  // What is kept for a while after a screen was left, such as weak references, goes in the second round.
  for (let round = 0; round < 2; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const weight = { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  return { ...weight, objects: await weighObjects(devTools) };
}

/** Goes to a screen as a link does, without loading the page anew, and waits for its heading. */
async function navigate(page: Page, address: string) {
  await page.evaluate(async (to) => {
    const before = document.querySelector('#main h1');
    history.pushState({ key: Math.random().toString(36).slice(2), idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const isThere = () => {
      const heading = document.querySelector('#main h1');
      return heading && heading !== before;
    };
    const start = performance.now();
    while (!isThere() && performance.now() - start < 5000) await new Promise(requestAnimationFrame);
  }, address);
}

async function weighSession(chrome: Chrome, people: People, portal: string, role: Role) {
  const addresses: string[] = [];
  for (const screen of screens) if (screen.as === role) addresses.push(await addressOf(screen, portal));
  const session = await newSession(chrome, people, role);
  try {
    const page = await session.newPage();
    const devTools = await session.newCDPSession(page);
    await devTools.send('Performance.enable');
    await page.goto(portal + addresses[0]);
    await page.locator('#main h1').waitFor();
    const weights: Weight[] = [];
    for (let visit = 1; visit <= Math.max(...weighedAfter); visit += 1) {
      for (const address of addresses) await navigate(page, address);
      if (!weighedAfter.includes(visit)) continue;
      // The same screen each time, with all its data.
      await page.waitForTimeout(1000);
      weights.push(await weigh(devTools));
    }
    return { role, screens: addresses.length, weights };
  } finally {
    await session.close();
  }
}

/** What a session of each role holds after visiting every screen again and again. Answers of the last minutes are kept on purpose. */
export const memory: Benchmark = async ({ portalUrl, browser }): Promise<Table[]> => {
  const portal = await portalUrl();
  const chrome = await launch(browser);
  try {
    const people = await storeSessions(chrome, portal);
    const roles = ['customer', 'mechanic', 'manager'] as const;
    const sessions = await Promise.all(roles.map((role) => weighSession(chrome, people, portal, role)));
    return [
      {
        title: `A session after ${weighedAfter.join(', ')} visits of every screen of a role (after garbage collection)`,
        columns: ['session', 'screens', 'visits', 'heap MB', 'own objects MB', 'DOM nodes', 'listeners'],
        rows: sessions.flatMap(({ role, screens: count, weights }) =>
          weights.map(({ heap, objects, nodes, listeners }, index) => [
            role,
            count,
            weighedAfter[index] ?? 0,
            (heap / 2 ** 20).toFixed(1),
            (objects / 2 ** 20).toFixed(2),
            nodes,
            listeners,
          ]),
        ),
      },
    ];
  } finally {
    await chrome.close();
  }
};
