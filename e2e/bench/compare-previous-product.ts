import type { Browser as Chrome } from '@playwright/test';
import { benchPort } from './bench-portal.ts';
import { type Conditions, describeConditions } from './page/conditions.ts';
import { launch } from './page/launch.ts';
import { measureVisit } from './page/measure-visit.ts';
import { startSeededBackends } from './page/seeded-backends.ts';
import { type Backend, servePortal } from './page/serve-portal.ts';
import { newSession, storeSessions } from './page/sessions.ts';
import { knownVisits } from './page/visits.ts';
import type { Benchmark } from './report/benchmark.ts';
import { median } from './report/median.ts';

const sizes = [100, 1000, 10_000];

/** The conditions of the previous product's figures. */
const conditions: Conditions = { slowdown: 4, network: { megabits: 9, latency: 85 } };

/** Seconds until each page shows its content, for one size; NaN for public pages after the first size. */
async function measureSize(chrome: Chrome, backend: Backend, runs: number, isFirst: boolean) {
  const portal = await servePortal(backend, benchPort + 20);
  try {
    const people = await storeSessions(chrome, portal.url);
    const seconds: number[] = [];
    for (const { as, path, content } of knownVisits) {
      const shown: number[] = [];
      for (let run = 0; run < runs && (isFirst || as !== 'visitor'); run += 1) {
        const session = await newSession(chrome, people, as);
        shown.push((await measureVisit(session, portal.url + path, { content }, conditions)).shown / 1000);
        await session.close();
      }
      seconds.push(median(shown));
    }
    return seconds;
  } finally {
    portal.close();
  }
}

const format = (seconds: number | undefined) =>
  seconds === undefined || Number.isNaN(seconds) ? '' : seconds.toFixed(2);

/** Our pages compared with the previous product, whose figures were measured elsewhere. */
export const comparePreviousProduct: Benchmark = async ({ portalUrl, browser, runs }) => {
  // Builds the files that are served here.
  await portalUrl();
  const seeded = await startSeededBackends(sizes);
  const chrome = await launch(browser);
  const ours: number[][] = [];
  try {
    for (const [index, backend] of seeded.backends.entries()) {
      ours.push(await measureSize(chrome, backend, runs, index === 0));
    }
  } finally {
    await chrome.close();
    await seeded.stop();
  }
  const names = sizes.map((size) => size.toLocaleString('en-IN'));
  return [
    {
      title: `Until the content is in the page, cold, ${describeConditions(conditions)}, at ${names.join(' / ')} requests (seconds, median of ${runs}; the other product: given, measured elsewhere)`,
      columns: [
        'page',
        ...names.map((size) => `ours, ${size}`),
        ...names.map((size) => `other, ${size}`),
        ...names.map((size) => `${size} / other at ${names[0]}`),
      ],
      rows: knownVisits.map(({ name, before }, page) => [
        name,
        ...sizes.map((_, size) => format(ours[size]?.[page])),
        ...sizes.map((_, size) => format(before[size])),
        ...sizes.map((_, size) => format((ours[size]?.[page] ?? Number.NaN) / (before[0] ?? Number.NaN))),
      ]),
    },
  ];
};
