import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import type { Page } from '@playwright/test';
import { startBackend } from '../../shell/launch/local/backend-process.ts';
import { test as portalTest } from '../fixtures/portal-test.ts';
import { port } from '../portal/address.ts';
import { openReleasedPortal, type PortalBackend, type ReleasedPortal } from './portal/released-portal.ts';
import { createSourceCopy, type SourceCopy } from './sources/source-copy.ts';

export { expect } from '../fixtures/portal-test.ts';

interface DeliveryFixtures {
  /** The remotes that `portal.json` lists. */
  remotes: string[];
  /** Further settings in `portal.json`. */
  settings: Partial<PortalConfig>;
  /** This test's own portal; every app of this repository is released in it as version `current`. */
  portal: ReleasedPortal;
}

interface WorkerFixtures {
  backend: PortalBackend;
  sources: SourceCopy;
}

/** A test of releases, with its own servers, releases and builds. */
export const test = portalTest.extend<DeliveryFixtures, WorkerFixtures>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      const data = mkdtempSync(path.join(tmpdir(), 'pitlane-delivery-data-'));
      process.env.PITLANE_DATA = data;
      const shell = port + parallelIndex * 40;
      const backend = await startBackend({ shell, backend: shell + 4 });
      await use({ url: `http://localhost:${shell + 4}`, key: backend.publishableKey });
      await backend.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sources: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from its first parameter
    async ({}, use) => {
      const sources = createSourceCopy();
      await use(sources);
      sources.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  remotes: [['customer', 'mechanic', 'manager'], { option: true }],
  settings: [{}, { option: true }],
  portal: async ({ backend, sources, remotes, settings }, use) => {
    const portal = await openReleasedPortal(remotes, backend, settings);
    const own = remotes.map((name) => `${name}-app`);
    for (const app of ['shell', ...own.filter((each) => each !== 'supplier-app')]) {
      portal.release(app, sources.current(app), 'current');
    }
    await use(portal);
    portal.close();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  // Typed, for what these tests watch begins with a visitor's page.
  signInAs: async ({ page, logInAs }, use) => {
    await use(async (who, on = page) => {
      await logInAs(who, on);
      return on;
    });
  },
});

/** Counts the documents that a page loads: one for each visit and reload, none for navigation within the portal. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** The version of an app on the current page. */
export const versionShown = (page: Page, app: string) =>
  page.locator(`[data-app="${app}"]`).first().getAttribute('data-version');

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
