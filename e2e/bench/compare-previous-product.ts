import type { Browser as Chrome } from '@playwright/test';
import { benchPort } from './bench-portal.ts';
import type { Benchmark } from './benchmark.ts';
import { median } from './median.ts';
import { type Conditions, describeConditions } from './page/conditions.ts';
import { launch } from './page/launch.ts';
import { measureVisit } from './page/measure-visit.ts';
import { startSeededBackends } from './page/seeded-backends.ts';
import { type Backend, servePortal } from './page/serve-portal.ts';
import { newSession, storeSessions } from './page/sessions.ts';
import { knownVisits } from './page/visits.ts';

const sizes = [100, 1000, 10_000];

/** How the other product's figures were taken. */
const conditions: Conditions = { slowdown: 4, network: { megabits: 9, latency: 85 } };

/** Seconds until each page shows its content in a garage of one size; nothing where the size plays no part. */
async function measureGarage(chrome: Chrome, backend: Backend, runs: number, isFirst: boolean) {
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

const written = (seconds: number | undefined) =>
  seconds === undefined || Number.isNaN(seconds) ? '' : seconds.toFixed(2);

/** Our pages against those of the product that garages had before, whose figures are given and were measured elsewhere. */
export const comparePreviousProduct: Benchmark = async ({ portalUrl, browser, runs }) => {
  // Builds what is served here.
  await portalUrl();
  const garages = await startSeededBackends(sizes);
  const chrome = await launch(browser);
  const ours: number[][] = [];
  try {
    for (const [index, backend] of garages.backends.entries()) {
      ours.push(await measureGarage(chrome, backend, runs, index === 0));
    }
  } finally {
    await chrome.close();
    await garages.stop();
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
        ...sizes.map((_, size) => written(ours[size]?.[page])),
        ...sizes.map((_, size) => written(before[size])),
        ...sizes.map((_, size) => written((ours[size]?.[page] ?? Number.NaN) / (before[0] ?? Number.NaN))),
      ]),
    },
  ];
};
