import type { CDPSession, Browser as Chrome, Page } from '@playwright/test';
import type { Role } from '../fixtures/data/people.ts';
import { addressOf, screens } from '../fixtures/screens.ts';
import { measureObjects } from './page/heap-snapshot.ts';
import { launch } from './page/launch.ts';
import { newSession, type People, storeSessions } from './page/sessions.ts';
import type { Benchmark } from './report/benchmark.ts';
import type { Table } from './report/table.ts';

/** The numbers of visits of every screen after which memory is measured. */
const measuredAfter = [5, 25, 50];

interface MemoryUse {
  /** The whole heap, including compiled code and the engine's own data. */
  heap: number;
  /** The page's own objects, strings and functions. */
  objects: number;
  nodes: number;
  listeners: number;
}

/** The memory in use after garbage collection. */
async function measureMemory(devTools: CDPSession): Promise<MemoryUse> {
  // Some objects, such as those behind weak references, are collected in the second round only.
  for (let round = 0; round < 2; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const use = { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  return { ...use, objects: await measureObjects(devTools) };
}

/** Navigates as a link does, without reloading the page, and waits for the new heading. */
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

async function measureSession(chrome: Chrome, people: People, portal: string, role: Role) {
  const addresses: string[] = [];
  for (const screen of screens) if (screen.as === role) addresses.push(await addressOf(screen, portal));
  const session = await newSession(chrome, people, role);
  try {
    const page = await session.newPage();
    const devTools = await session.newCDPSession(page);
    await devTools.send('Performance.enable');
    await page.goto(portal + addresses[0]);
    await page.locator('#main h1').waitFor();
    const measurements: MemoryUse[] = [];
    for (let visit = 1; visit <= Math.max(...measuredAfter); visit += 1) {
      for (const address of addresses) await navigate(page, address);
      if (!measuredAfter.includes(visit)) continue;
      // The same screen each time, with all its data.
      await page.waitForTimeout(1000);
      measurements.push(await measureMemory(devTools));
    }
    return { role, screens: addresses.length, measurements };
  } finally {
    await session.close();
  }
}

/** The memory of a session of each role after repeated visits of every screen. Recent responses are cached on purpose. */
export const memory: Benchmark = async ({ portalUrl, browser }): Promise<Table[]> => {
  const portal = await portalUrl();
  const chrome = await launch(browser);
  try {
    const people = await storeSessions(chrome, portal);
    const roles = ['customer', 'mechanic', 'manager'] as const;
    const sessions = await Promise.all(roles.map((role) => measureSession(chrome, people, portal, role)));
    return [
      {
        title: `A session after ${measuredAfter.join(', ')} visits of every screen of a role (after garbage collection)`,
        columns: ['session', 'screens', 'visits', 'heap MB', 'own objects MB', 'DOM nodes', 'listeners'],
        rows: sessions.flatMap(({ role, screens: count, measurements }) =>
          measurements.map(({ heap, objects, nodes, listeners }, index) => [
            role,
            count,
            measuredAfter[index] ?? 0,
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
