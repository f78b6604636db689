import type { Page } from '@playwright/test';
import { launch } from './page/launch.ts';
import type { Benchmark } from './report/benchmark.ts';

const pages = [
  { name: 'landing', path: '/', shown: 'Vehicle Service Made Simple' },
  { name: 'login', path: '/login', shown: 'Log In' },
];

/** Gzipped bytes over the network: those before the heading was painted, and all. */
async function measure(page: Page, address: string, shown: string) {
  await page.addInitScript((heading) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== heading) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
    });
    seen.observe(document, { childList: true, subtree: true });
  }, shown);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => {
    const [{ startTime: at } = { startTime: 0 }] = performance.getEntriesByName('shown');
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const bytes = (some: PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const before = files.filter(({ startTime }) => startTime < at);
    return { before: bytes(before), files: before.length, all: bytes(files), at: Math.round(at) };
  });
}

/** The bytes to load before a page is shown. */
export const firstBytes: Benchmark = async ({ portalUrl, browser: installed }) => {
  const browser = await launch(installed);
  const rows: (string | number)[][] = [];
  for (const { name, path, shown } of pages) {
    const page = await browser.newPage({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
    const { before, files, all, at } = await measure(page, new URL(path, await portalUrl()).href, shown);
    rows.push([name, before, files, all, at]);
    await page.close();
  }
  await browser.close();
  return [
    {
      title: 'First visit: gzipped bytes before the heading is shown, and in all',
      columns: ['page', 'bytes before', 'files before', 'bytes in all', 'shown after ms'],
      rows,
    },
  ];
};
