import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, starts } from './browser.ts';

const commands = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
];

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    path.join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/** The first Chrome or Chromium on the PATH or in the usual places that starts. */
export function installedBrowser(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...onPath, ...(usualPlaces[process.platform] ?? [])]
    .filter((file) => existsSync(file))
    .map((executablePath) => ({ executablePath }))
    .find(starts);
}
