import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Releases, rollbacks and builds of different ages on one page, and a portal that is killed: each test lays out and
 * serves its own.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  // The builds and the backend of the run are made once, by the one worker.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  outputDir: '../reports/delivery-traces',
  reporter: [['list'], ['json', { outputFile: '../reports/delivery.json' }]],
  webServer: undefined,
});
