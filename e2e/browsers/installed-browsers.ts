import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Driver } from './remote/driver.ts';
import { openFirefox } from './remote/firefox.ts';
import { openWebKit } from './remote/webkit.ts';

/** The browsers besides Chromium whose journeys run where they are installed. */
export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

const firefox = () => onPath('firefox-esr', 'firefox');

/** WebKitGTK, of Debian's packages webkit2gtk-driver and xvfb. */
function webkit() {
  const driver = onPath('WebKitWebDriver');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const display = onPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

export const isInstalled = (browser: OtherBrowser): boolean =>
  (browser === 'firefox' ? firefox() : webkit()) !== undefined;

/** Which browsers are missing, as a line; nothing where none is. */
export function missingBrowsersLine(): string {
  const missing = otherBrowsers.filter((name) => !isInstalled(name));
  if (missing.length === 0) return '';
  return `Not installed, and so without its journeys: ${missing.join(', ')} (CONTRIBUTING.md)\n`;
}

export async function openBrowser(browser: OtherBrowser): Promise<Driver> {
  const [forFirefox, forWebKit] = [firefox(), webkit()];
  if (browser === 'firefox' && forFirefox) return openFirefox(forFirefox);
  if (browser === 'webkit' && forWebKit) return openWebKit(forWebKit);
  throw new Error(`${browser} is not installed`);
}
