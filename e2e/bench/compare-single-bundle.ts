import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser as Chrome } from '@playwright/test';
import { benchPort } from './bench-portal.ts';
import { type Conditions, describeConditions, slowPhone, unthrottled } from './page/conditions.ts';
import { launch } from './page/launch.ts';
import { type Measured, measureVisit } from './page/measure-visit.ts';
import { backendOf, servePortal } from './page/serve-portal.ts';
import { newSession, type People, storeSessions } from './page/sessions.ts';
import { type ClickedVisit, clickedVisits } from './page/visits.ts';
import type { Benchmark } from './report/benchmark.ts';
import { median } from './report/median.ts';
import type { Table } from './report/table.ts';
import { buildSingleBundle } from './single-bundle/build-single-bundle.ts';

/** One of the two builds. */
interface Side {
  url: string;
  people: People;
}

/** The first visit with an empty cache, and the second in the same browser. */
interface Pair {
  cold: Measured;
  warm: Measured;
}

async function visitTwice(
  chrome: Chrome,
  side: Side,
  visit: ClickedVisit,
  conditions: Conditions,
): Promise<Pair> {
  const context = await newSession(chrome, side.people, visit.as);
  const address = side.url + visit.path;
  const cold = await measureVisit(context, address, visit, conditions);
  const warm = await measureVisit(context, address, visit, conditions);
  await context.close();
  return { cold, warm };
}

async function gzippedBytes(chrome: Chrome, side: Side, visit: ClickedVisit) {
  const context = await newSession(chrome, side.people, visit.as, {
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  const { bytes } = await measureVisit(context, side.url + visit.path, visit, unthrottled);
  await context.close();
  return bytes;
}

/** Measures both sides in turn, so that other load on the machine affects both. */
async function measure(chrome: Chrome, sides: Side[], runs: number, conditions: Conditions) {
  const pairs: Pair[][][] = [];
  for (const visit of clickedVisits) {
    const ofSides = sides.map((): Pair[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, side] of sides.entries()) {
        ofSides[index]?.push(await visitTwice(chrome, side, visit, conditions));
      }
    }
    pairs.push(ofSides);
  }
  return pairs;
}

const times = { shown: 'content', answered: 'click' } as const;

/** Empty if the browser had not reported the paint yet: a zero would look like a measurement. */
const format = (milliseconds: number) => (milliseconds ? Math.round(milliseconds) : '');

function timeTable(pairs: Pair[][][], cache: keyof Pair, conditions: Conditions): Table {
  const runs = pairs[0]?.[0]?.length;
  return {
    title: `Federated against one bundle, ${cache} cache, ${describeConditions(conditions)} (ms, median of ${runs})`,
    columns: ['page', ...Object.values(times).flatMap((name) => [name, `${name}, bundle`, 'ratio'])],
    rows: clickedVisits.map(({ name }, page) => [
      name,
      ...Object.keys(times).flatMap((figure) => {
        const [federated = Number.NaN, bundle = Number.NaN] = (pairs[page] ?? []).map((ofSide) =>
          median(ofSide.map((pair) => pair[cache][figure as keyof typeof times])),
        );
        return [
          format(federated),
          format(bundle),
          federated && bundle ? (federated / bundle).toFixed(2) : '',
        ];
      }),
    ]),
  };
}

async function sizeTable(chrome: Chrome, sides: Side[], pairs: Pair[][][]): Promise<Table> {
  const rows: (string | number)[][] = [];
  for (const [page, visit] of clickedVisits.entries()) {
    const last = (pairs[page] ?? []).map((ofSide) => ofSide.at(-1));
    const gzipped: number[] = [];
    for (const side of sides) gzipped.push(await gzippedBytes(chrome, side, visit));
    rows.push([
      visit.name,
      ...last.map((pair) => pair?.cold.bytes ?? Number.NaN),
      ...gzipped,
      ...last.map((pair) => pair?.cold.requests ?? Number.NaN),
      ...last.map((pair) => pair?.warm.requests ?? Number.NaN),
    ]);
  }
  const both = (name: string) => [name, `${name}, bundle`];
  return {
    title:
      'Federated against one bundle: bytes (data, headers and all) and requests before the content is shown',
    columns: ['page', ...['brotli', 'gzip', 'requests cold', 'requests warm'].flatMap(both)],
    rows,
  };
}

/** The cost of federation, compared with the same sources as one bundle on the same server and backend. */
export const compareSingleBundle: Benchmark = async ({ portalUrl, browser, runs }) => {
  const url = await portalUrl();
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-bundle-'));
  const chrome = await launch(browser);
  try {
    await buildSingleBundle(folder);
    const bundle = await servePortal(await backendOf(url), benchPort + 10, {
      shell: folder,
      isSingleBundle: true,
    });
    try {
      const sides: Side[] = [];
      for (const each of [url, bundle.url])
        sides.push({ url: each, people: await storeSessions(chrome, each) });
      const slow = await measure(chrome, sides, runs, slowPhone);
      return [
        await sizeTable(chrome, sides, slow),
        timeTable(slow, 'cold', slowPhone),
        timeTable(slow, 'warm', slowPhone),
      ];
    } finally {
      bundle.close();
    }
  } finally {
    await chrome.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
