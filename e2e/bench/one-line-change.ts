import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openReleasedPortal, type ReleasedPortal } from '../delivery/portal/released-portal.ts';
import { createSourceCopy, type Edits, type SourceCopy, swap } from '../delivery/sources/source-copy.ts';
import { collectScripts } from '../fixtures/page/loaded-scripts.ts';
import { shownHeading } from '../fixtures/page/shown-heading.ts';
import { launch } from './page/launch.ts';
import { backendOf } from './page/serve-portal.ts';
import { logIn } from './page/sessions.ts';
import type { Benchmark } from './report/benchmark.ts';

interface Change {
  name: string;
  app: string;
  edits: Edits;
}

const changes: Change[] = [
  {
    name: 'a line of a manager screen',
    app: 'manager-app',
    edits: {
      'manager-app/src/features/salary-payments/salary-payments-screen.tsx': swap(
        'title="Salary Payment History"',
        'title="Salaries Paid"',
      ),
    },
  },
  {
    name: 'a line of the shell',
    app: 'shell',
    edits: {
      'shell/src/features/profile/profile-screen.tsx': swap('title="Profile"', 'title="Your Profile"'),
    },
  },
];

const visited = ['/manager-dashboard', '/assign-requests', '/salary-payments'];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+\.js$/.test(file));

async function visitScreens(page: Page, url: string) {
  for (const screen of visited) {
    await page.goto(new URL(screen, url).href);
    await shownHeading(page).waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** The scripts that a returning manager downloads again after a release, as files of the releases. */
async function downloadedAgain(page: Page, portal: ReleasedPortal, apps: string[], release: () => void) {
  await logIn(page, portal.url, 'manager');
  await visitScreens(page, portal.url);
  const scripts = await collectScripts(page);
  release();
  await visitScreens(page, portal.url);
  return scripts
    .filter(({ fromCache }) => !fromCache)
    .map(({ url }) => {
      const app = apps.find((each) => url.startsWith(portal.addressOf(each))) ?? 'shell';
      return { app, file: path.join(portal.folderOf(app), new URL(url).pathname) };
    });
}

async function measure(
  page: Page,
  sources: SourceCopy,
  portal: ReleasedPortal,
  { name, app, edits }: Change,
) {
  const apps = ['shell', 'customer-app', 'mechanic-app', 'manager-app'];
  for (const each of apps) portal.release(each, sources.current(each), 'before');
  // Built in the same folder, because the file names depend on it.
  const unchanged = await sources.build(`bench-${app}-before`, app, {});
  portal.release(app, unchanged, 'unchanged');
  const start = performance.now();
  const built = await sources.build(`bench-${app}`, app, edits);
  const seconds = (performance.now() - start) / 1000;
  const before = new Set(filesIn(unchanged));
  const files = filesIn(built);

  const again = await downloadedAgain(page, portal, apps, () => portal.release(app, built, 'after'));
  const bytes = (some: { file: string }[]) =>
    some.reduce((sum, { file }) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  const ofThisApp = again.filter((each) => each.app === app);
  return [
    name,
    files.length,
    files.filter((file) => !before.has(file)).length,
    seconds.toFixed(1),
    ofThisApp.length,
    bytes(ofThisApp),
    bytes(again.filter((each) => each.app !== app)),
  ];
}

/** The cost of a one-line change: files and seconds to build, and bytes for a returning manager. */
export const oneLineChange: Benchmark = async ({ portalUrl, browser }) => {
  const backend = await backendOf(await portalUrl());
  const sources = createSourceCopy();
  const chrome = await launch(browser);
  const rows: (string | number)[][] = [];
  try {
    for (const change of changes) {
      const portal = await openReleasedPortal(['customer', 'mechanic', 'manager'], backend);
      const context = await chrome.newContext();
      rows.push(await measure(await context.newPage(), sources, portal, change));
      await context.close();
      portal.close();
    }
  } finally {
    await chrome.close();
    sources.remove();
  }
  return [
    {
      title: 'One changed line, and a manager who returns to three screens (gzipped bytes)',
      columns: [
        'change',
        'files built',
        'of them new',
        'seconds',
        'files again',
        'bytes again',
        'bytes of other apps',
      ],
      rows,
    },
  ];
};
