import lighthouse, { desktopConfig } from 'lighthouse';
import { benchPort } from './bench-portal.ts';
import { launch } from './page/launch.ts';
import type { Benchmark } from './report/benchmark.ts';

const debuggingPort = benchPort + 9;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;

async function score(address: string, isDesktop: boolean) {
  const flags = { port: debuggingPort, onlyCategories: categories, logLevel: 'error' } as const;
  const result = await lighthouse(address, { ...flags }, isDesktop ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`);
  const { lhr } = result;
  return [
    ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    ...Object.values(audits).map((name) => Math.round(lhr.audits[name]?.numericValue ?? Number.NaN)),
    (lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
  ];
}

/** Lighthouse's scores of the public pages. The times are simulated, for a slow phone and a desktop. */
export const lighthouseScores: Benchmark = async ({ portalUrl, browser: installed }) => {
  const browser = await launch(installed, [`--remote-debugging-port=${debuggingPort}`]);
  const rows: (string | number)[][] = [];
  try {
    for (const [name, path] of [
      ['landing', '/'],
      ['login', '/login'],
    ] as const) {
      const address = new URL(path, await portalUrl()).href;
      rows.push([`${name}, phone`, ...(await score(address, false))]);
      rows.push([`${name}, desktop`, ...(await score(address, true))]);
    }
  } finally {
    await browser.close();
  }
  return [
    { title: 'Lighthouse', columns: ['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows },
  ];
};
