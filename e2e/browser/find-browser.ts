import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Browser, starts } from './browser.ts';
import { bundledBrowser } from './bundled-browser.ts';
import { installedBrowser } from './installed-browser.ts';
import { widestFont } from './widest-font.ts';

const nowhere = `No browser was found. Install Chrome or Chromium, or name one in PITLANE_BROWSER,
or run "npx playwright install chromium".`;

function namedBrowser(named = process.env.PITLANE_BROWSER): Browser | undefined {
  if (!named) return undefined;
  const browser = { executablePath: named };
  if (!starts(browser)) throw new Error(`PITLANE_BROWSER names "${named}", which does not start.`);
  return browser;
}

function downloadedBrowser(): Browser | undefined {
  const browser = { executablePath: chromium.executablePath() };
  return existsSync(browser.executablePath) && starts(browser) ? browser : undefined;
}

/**
 * Finds a browser of the Chromium family: the one that `PITLANE_BROWSER` names, else the headless one that comes with
 * the dependencies (Linux on x64), else an installed one, else Playwright's own download. Without windows a desktop
 * browser draws the same pages but takes three times as much of the processor, for a user interface that nobody sees.
 * On Linux all of them draw in one font.
 * @throws with what to do, when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const browser = namedBrowser() ?? (await bundledBrowser()) ?? installedBrowser() ?? downloadedBrowser();
  if (browser === undefined) throw new Error(nowhere);
  return { ...browser, env: { ...browser.env, ...widestFont() } };
}
