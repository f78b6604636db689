import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import type { Browser } from '../../browser/browser.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import type { Conditions } from './conditions.ts';
import { type Measured, measureVisit } from './measure-visit.ts';
import type { People } from './sessions.ts';
import { debuggingArgument, throttleWorkers } from './throttle-workers.ts';
import type { Visit } from './visits.ts';

/** The first visit of a browser profile, and one of its later visits. */
export interface Visits {
  cold: Measured;
  warm: Measured;
}

/** Longer than the portal waits at rest before it registers its service worker. */
const restTimeout = 5000;

/** Copies the browser storage of a signed-in person into this profile. */
async function restoreSession(context: BrowserContext, portal: string, state: People[keyof People]) {
  if (typeof state !== 'object') return;
  const items = state.origins.flatMap(({ origin, localStorage }) => (origin === portal ? localStorage : []));
  const page = await context.newPage();
  await page.goto(`${portal}/portal.json`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, items);
  await page.close();
}

/** A visit that is left alone until everything is loaded and the service worker, if there is one, has taken over. */
async function visitAtRest(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const networkIdle = trackNetworkIdle(page);
  await page.goto(address);
  await networkIdle();
  await page.evaluate(
    (timeout) =>
      Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, timeout))]),
    restTimeout,
  );
  await networkIdle();
  await page.close();
}

/** Measures the first visit in a new profile on disk and, after two visits at rest, a later one. */
export async function measureVisits(
  { executablePath, env }: Browser,
  portal: string,
  people: People,
  visit: Visit,
  conditions: Conditions,
): Promise<Visits> {
  const profile = mkdtempSync(path.join(tmpdir(), 'pitlane-profile-'));
  // An incognito session, Playwright's usual one, keeps no compiled code.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [debuggingArgument],
    chromiumSandbox: false,
    viewport: { width: 1366, height: 768 },
  });
  try {
    await throttleWorkers(profile, conditions);
    if (visit.as !== 'visitor') await restoreSession(context, portal, people[visit.as]);
    const address = portal + visit.path;
    const cold = await measureVisit(context, address, { content: visit.content }, conditions);
    await visitAtRest(context, address);
    await visitAtRest(context, address);
    const warm = await measureVisit(context, address, { content: visit.content }, conditions);
    return { cold, warm };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
