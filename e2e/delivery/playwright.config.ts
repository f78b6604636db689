import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const startsHere = /crash-recovery|hot-reload/;

/**
 * Tests of releases, rollbacks, builds of different versions on one page, and crashes; each serves its own portal.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  // Each worker makes builds and a backend of its own, once.
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'releases', testIgnore: startsHere },
    // `npm start` and `npm run dev` use the builds of this folder, which the others copy.
    { name: 'start', testMatch: startsHere, dependencies: ['releases'], workers: 1 },
  ],
  timeout: 180_000,
  outputDir: '../reports/delivery-traces',
  reporter: [['list'], ['json', { outputFile: '../reports/delivery.json' }]],
  // Each test starts its own portal, so there is none to prepare for all.
  globalSetup: undefined,
  webServer: undefined,
});
