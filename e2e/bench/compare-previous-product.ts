import path from 'node:path';
import type { Browser } from '../browser/browser.ts';
import { benchPort } from './bench-portal.ts';
import { type Conditions, describeConditions } from './page/conditions.ts';
import { measureVisits, type Visits } from './page/later-visits.ts';
import { launch } from './page/launch.ts';
import type { Measured } from './page/measure-visit.ts';
import { startSeededBackends } from './page/seeded-backends.ts';
import { type Backend, servePortal } from './page/serve-portal.ts';
import { type People, storeSessions } from './page/sessions.ts';
import { knownVisits } from './page/visits.ts';
import type { Benchmark } from './report/benchmark.ts';
import { median } from './report/median.ts';
import type { Table } from './report/table.ts';

/** The number of requests of the garages to compare. */
const sizes = [100];

/** The conditions of the known times. */
const conditions: Conditions = { slowdown: 4, network: { megabits: 9, latency: 85 } };

/** The root of a built checkout of an earlier version, to measure in turn with this one. */
const earlierCheckout = process.env.PITLANE_BENCH_EARLIER;

/** A version of the portal at a number of requests. */
interface Side {
  name: string;
  url: string;
  people: People;
}

const figure = (visits: Visits[], of: (visit: Visits) => Measured, key: 'painted' | 'kept' | 'shown') =>
  median(visits.map((visit) => of(visit)[key])) / 1000;
const cold = (visits: Visits) => visits.cold;
const warm = (visits: Visits) => visits.warm;
const seconds = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(2));

const mean = (values: number[]) => {
  const measured = values.filter((value) => !Number.isNaN(value));
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
};

function timeTable(sides: Side[], visits: Visits[][][], runs: number): Table {
  const ratios: number[][] = knownVisits.map(({ before, other }, page) => {
    const ofNow = visits[0]?.[page] ?? [];
    const now = { cold: figure(ofNow, cold, 'shown'), warm: figure(ofNow, warm, 'shown') };
    return [now.cold / other.cold, now.warm / other.warm, now.cold / before.cold, now.warm / before.warm];
  });
  return {
    title: `Until the first paint and until the content is in the page, ${describeConditions(conditions)} (seconds, median of ${runs}; warm: the fourth visit of a profile on disk; last visit: what it kept is in the page); then the other product's, measured earlier, and ours as parts of it and of ours before`,
    columns: [
      'page',
      ...sides.flatMap((side) =>
        ['cold paint', 'cold', 'last visit', 'warm'].map((each) => `${each}, ${side.name}`),
      ),
      'other, cold',
      'other, warm',
      'cold / other',
      'warm / other',
      'cold / before',
      'warm / before',
    ],
    rows: [
      ...knownVisits.map(({ name, other }, page) => [
        name,
        ...sides.flatMap((_, side) => {
          const each = visits[side]?.[page] ?? [];
          return [
            seconds(figure(each, cold, 'painted')),
            seconds(figure(each, cold, 'shown')),
            seconds(figure(each, warm, 'kept') || Number.NaN),
            seconds(figure(each, warm, 'shown')),
          ];
        }),
        seconds(other.cold),
        seconds(other.warm),
        ...(ratios[page] ?? []).map(seconds),
      ]),
      [
        'mean',
        ...sides.flatMap(() => ['', '', '', '']),
        '',
        '',
        ...[0, 1, 2, 3].map((column) => seconds(mean(ratios.map((row) => row[column] ?? Number.NaN)))),
      ],
    ],
  };
}

function requestTable(sides: Side[], visits: Visits[][][]): Table {
  return {
    title: 'Requests over the network until the content is in the page',
    columns: ['page', ...sides.flatMap((side) => [`cold, ${side.name}`, `warm, ${side.name}`])],
    rows: knownVisits.map(({ name }, page) => [
      name,
      ...sides.flatMap((_, side) => {
        const last = visits[side]?.[page]?.at(-1);
        return [last?.cold.requests ?? '', last?.warm.requests ?? ''];
      }),
    ]),
  };
}

/** Measures all sides in turn, so that other load on the machine affects each. */
async function measureSides(browser: Browser, sides: Side[], runs: number) {
  const visits = sides.map(() => knownVisits.map((): Visits[] => []));
  for (const [page, visit] of knownVisits.entries()) {
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { url, people }] of sides.entries()) {
        visits[index]?.[page]?.push(await measureVisits(browser, url, people, visit, conditions));
      }
    }
  }
  return visits;
}

/** The versions to compare: each checkout serves its own build with its own headers. */
async function serveVersions(backends: Backend[]) {
  const [small] = backends;
  const served = await Promise.all(
    backends.map((backend, index) => servePortal(backend, benchPort + 20 + 10 * index)),
  );
  const names = sizes.map((size) => `now, ${size.toLocaleString('en-IN')} requests`);
  if (earlierCheckout && small) {
    const module = path.join(earlierCheckout, 'e2e/bench/page/serve-portal.ts');
    const earlier: { servePortal: typeof servePortal } = await import(module);
    served.splice(1, 0, await earlier.servePortal(small, benchPort + 50));
    names.splice(1, 0, 'earlier build');
  }
  return served.map((portal, index) => ({ ...portal, name: names[index] ?? '' }));
}

/** Our pages, and those of an earlier build, beside the known times of another product. */
export const comparePreviousProduct: Benchmark = async ({ portalUrl, browser, runs }) => {
  // Builds the files that are served here.
  await portalUrl();
  const seeded = await startSeededBackends(sizes);
  const served = await serveVersions(seeded.backends);
  try {
    const chrome = await launch(browser);
    const sides: Side[] = [];
    for (const { name, url } of served) sides.push({ name, url, people: await storeSessions(chrome, url) });
    await chrome.close();
    const visits = await measureSides(browser, sides, runs);
    return [timeTable(sides, visits, runs), requestTable(sides, visits)];
  } finally {
    for (const portal of served) portal.close();
    await seeded.stop();
  }
};
