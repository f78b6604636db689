import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { memoryFolder } from '../shared-data/local-backend/testing/memory-folder.ts';
import type { Browser } from './browser/browser.ts';
import { findBrowser } from './browser/find-browser.ts';
import {
  isInstalled,
  missingBrowsersLine,
  type OtherBrowser,
  otherBrowsers,
} from './browsers/installed-browsers.ts';
import { portalUrl, runningPortal } from './portal/address.ts';

// Every worker loads this file again; the browser is searched once.
process.env.PITLANE_FOUND_BROWSER ??= JSON.stringify(await findBrowser());
const browser: Browser = JSON.parse(process.env.PITLANE_FOUND_BROWSER);

/** Where a browser is missing, its journeys are left out with a line that says so, once. */
function installedBrowsers(): OtherBrowser[] {
  if (!process.env.TEST_WORKER_INDEX) process.stdout.write(missingBrowsersLine());
  return otherBrowsers.filter(isInstalled);
}

/**
 * The journeys of `npm test`: those that cross roles, faults, and a visit of each screen. All others, those in files
 * named `*.long.spec.ts`, and those whose title ends with `@long`, are the rest, which `npm run test:all` adds: see
 * `.config/jest/long-tests.js`.
 */
const usual = /journeys\/(accounts|faults|main-job|offline|screens|walk-in-day)\/(?!.*\.long\.).+\.spec\.ts$/;
const long = /@long$/;
const part = process.env.PITLANE_TESTS;

const programs = path.resolve(import.meta.dirname, '../node_modules/.bin');

export default defineConfig<{ otherBrowser: OtherBrowser }>({
  projects: [
    {
      name: 'chromium',
      testDir: './journeys',
      testMatch: part === 'default' ? usual : '**/*.spec.ts',
      testIgnore: part === 'rest' ? usual : [],
      ...(part === 'default' && { grepInvert: long }),
    },
    ...(part === 'rest'
      ? [{ name: 'chromium, long', testDir: './journeys', testMatch: usual, grep: long }]
      : []),
    ...(part === 'default' ? [] : installedBrowsers()).map((otherBrowser) => ({
      name: otherBrowser,
      testDir: './browsers',
      testMatch: '*.spec.ts',
      // Each begins with the start of a browser, and covers a whole role.
      timeout: 240_000,
      use: { otherBrowser },
    })),
  ],
  globalSetup: './portal/open-every-day.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for its page as often as not: two would leave a sixth of two cores idle.
  workers: 3,
  // On a busy machine a browser may be too slow. Tests that pass at the second try are listed at the end as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: './reports/traces',
  reporter: [['list'], ['json', { outputFile: './reports/journeys.json' }]],
  use: {
    baseURL: portalUrl,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
    // The journeys test the network; those of the service worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      // No page lives long enough to get back what optimising its code takes, a seventh of a page's processor time.
      args: ['--js-flags=--no-opt --no-maglev'],
      // With a moved clock the browser's timers would stop: its pages' `Date` is moved instead.
      env: {
        ...(process.env as Record<string, string>),
        ...browser.env,
        ...(process.env.PITLANE_TEST_AHEAD && { LD_PRELOAD: '' }),
      },
      // Containers and root have no sandbox; the only pages opened are our own.
      chromiumSandbox: false,
      // Playwright has the browser's processes share memory through files on the disk: a tenth of a page's processor time.
      ignoreDefaultArgs: memoryFolder() ? ['--disable-dev-shm-usage'] : [],
    },
  },
  webServer: runningPortal
    ? undefined
    : {
        command: 'node portal/run-temporary-portal.ts',
        env: { PATH: `${programs}${path.delimiter}${process.env.PATH}` },
        url: new URL('portal.json', `${portalUrl}/`).href,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
});
