import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import type { Page } from '@playwright/test';
import { startBackend } from '../../shell/launch/local/backend-process.ts';
import { test as portalTest } from '../fixtures/portal-test.ts';
import { port } from '../portal/address.ts';
import { type Garage, type GarageBackend, openGarage } from './portal/released-portal.ts';
import { openWorkshop, type Workshop } from './sources/source-copy.ts';

export { expect } from '../fixtures/portal-test.ts';

interface GarageFixtures {
  /** The remotes that `portal.json` lists. */
  remotes: string[];
  /** What `portal.json` says beyond that. */
  settings: Partial<PortalConfig>;
  /** A portal of this test's own; every app in it is released as this repository holds it, as version `current`. */
  garage: Garage;
}

interface WorkerFixtures {
  backend: GarageBackend;
  workshop: Workshop;
}

/** A test of releases: with servers, releases and builds of its own. */
export const test = portalTest.extend<GarageFixtures, WorkerFixtures>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from its first parameter
    async ({}, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'pitlane-delivery-data-'));
      process.env.PITLANE_DATA = data;
      const backend = await startBackend({ shell: port, backend: port + 4 });
      await use({ url: `http://localhost:${port + 4}`, key: backend.publishableKey });
      await backend.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from its first parameter
    async ({}, use) => {
      const workshop = openWorkshop();
      await use(workshop);
      workshop.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  remotes: [['customer', 'mechanic', 'manager'], { option: true }],
  settings: [{}, { option: true }],
  garage: async ({ backend, workshop, remotes, settings }, use) => {
    const garage = await openGarage(remotes, backend, settings);
    const own = remotes.map((name) => `${name}-app`);
    for (const app of ['shell', ...own.filter((each) => each !== 'supplier-app')]) {
      garage.release(app, workshop.current(app), 'current');
    }
    await use(garage);
    garage.close();
  },
  baseURL: async ({ garage }, use) => use(garage.url),
});

/** Counts the documents that a page loads: one for each visit and reload, none for a way within the portal. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** The version of the app that shows the current screen, as the page itself says it. */
export const versionShown = (page: Page, app: string) =>
  page.locator(`[data-app="${app}"]`).first().getAttribute('data-version');

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
