import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Tests of releases, rollbacks, builds of different versions on one page, and crashes; each serves its own portal.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  // A single worker creates the builds and the backend once.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  outputDir: '../reports/delivery-traces',
  reporter: [['list'], ['json', { outputFile: '../reports/delivery.json' }]],
  webServer: undefined,
});
