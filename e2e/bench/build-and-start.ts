import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createSourceCopy, type SourceCopy, swap } from '../delivery/sources/source-copy.ts';
import { demoLogins } from '../fixtures/data/people.ts';
import { startPortal } from '../portal/start-program.ts';
import { lastResults } from '../test-run/result-file.ts';
import { benchPort } from './bench-portal.ts';
import type { Benchmark } from './report/benchmark.ts';
import type { Table } from './report/table.ts';

/** After the ports of the portal that the other benchmarks measure. */
const port = benchPort + 10;
const address = (page: string) => `http://localhost:${port}${page}`;

const editsMeasured = 3;

interface Edit {
  name: string;
  file: string;
  page: string;
  from: string;
  to: string;
}

const edits: Edit[] = [
  {
    name: 'the shell',
    file: 'shell/src/features/profile/profile-screen.tsx',
    page: '/profile',
    from: 'Profile',
    to: 'Your Profile',
  },
  {
    name: 'a remote',
    file: 'manager-app/src/features/salary-payments/salary-payments-screen.tsx',
    page: '/salary-payments',
    from: 'Salary Payment History',
    to: 'Salaries Paid',
  },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const titled = (title: string) => `title="${title}"`;

/** Starts and stops the built portal. */
async function timeStart(folder: string, data: string): Promise<number> {
  const { seconds, stop } = await startPortal({ folder, launcher: 'start', port, data });
  await stop();
  return seconds;
}

async function measureStarts({ folder, withEdits }: SourceCopy, data: string): Promise<Table> {
  const [{ file, from, to }] = edits as [Edit];
  const cold = await timeStart(folder, data);
  const warm = await timeStart(folder, data);
  const changed = await withEdits({ [file]: swap(titled(from), titled(to)) }, () => timeStart(folder, data));
  return {
    title: '`npm start` until the portal responds, packages installed',
    columns: ['start', 'seconds'],
    rows: [
      ['nothing built, no data', cold.toFixed(1)],
      ['everything built, demo data there', warm.toFixed(1)],
      ['one line of the shell changed', changed.toFixed(1)],
    ],
  };
}

/** Milliseconds from writing a file until its screen shows the change, for the edit and for its reversal. */
async function timeEdits(page: Page, folder: string, { file, page: shownOn, from, to }: Edit) {
  await page.goto(address(shownOn));
  await heading(page, from).waitFor();
  const source = path.join(folder, file);
  const before = readFileSync(source, 'utf8');
  const after = swap(titled(from), titled(to))(before);
  const times: number[] = [];
  for (let round = 0; round < editsMeasured; round += 1) {
    for (const [text, shown] of [
      [after, to],
      [before, from],
    ] as const) {
      const start = performance.now();
      writeFileSync(source, text);
      await heading(page, shown).waitFor();
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

async function logIn(page: Page) {
  await page.getByLabel('Email').fill(demoLogins.manager.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogins.manager.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/-dashboard$/);
}

async function measureDevelopment({ folder }: SourceCopy, data: string, page: Page): Promise<Table> {
  const start = performance.now();
  const { stop } = await startPortal({ folder, launcher: 'dev', port, data });
  try {
    await page.goto(address('/login'));
    await heading(page, 'Log In').waitFor();
    const firstPaint = (performance.now() - start) / 1000;
    await logIn(page);
    const rows = [['start until the login is shown', firstPaint.toFixed(1), '']];
    for (const edit of edits) {
      const times = await timeEdits(page, folder, edit);
      const [median = 0, worst = 0] = [times[editsMeasured], times.at(-1)];
      rows.push([
        `an edited line of ${edit.name} until it is shown`,
        (median / 1000).toFixed(2),
        (worst / 1000).toFixed(2),
      ]);
    }
    return { title: '`npm run dev`, in seconds', columns: ['what', 'median', 'worst'], rows };
  } finally {
    await stop();
  }
}

/** The duration of each step of the last `npm test` in this folder, if there was one. */
function lastTests(): Table[] {
  const results = lastResults();
  if (results.length === 0) return [];
  return [
    {
      title: 'The last whole `npm test` in this folder; some steps run side by side',
      columns: ['step', 'seconds', 'passed', 'failed'],
      rows: [
        ...results.map(({ name, seconds, passed, failed }) => [name, seconds.toFixed(0), passed, failed]),
      ],
    },
  ];
}

/** The waiting times of development: starting the portal, seeing a change, and running all tests. */
export const buildAndStart: Benchmark = async ({ browser: { executablePath, env } }) => {
  const sources = createSourceCopy();
  const data = mkdtempSync(path.join(tmpdir(), 'pitlane-bench-data-'));
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const starts = await measureStarts(sources, data);
    const development = await measureDevelopment(sources, data, await browser.newPage());
    return [starts, development, ...lastTests()];
  } finally {
    await browser.close();
    rmSync(data, { recursive: true, force: true });
    sources.remove();
  }
};
