import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored all that this page has loaded. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = async () => {
    const current = await (await caches.open('pitlane-current')).keys();
    const hashed = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.[0-9a-f]{8,}\.js$/.test(name));
    const found = await Promise.all(hashed.map((name) => caches.match(name, { ignoreVary: true })));
    const isTested = current.every(({ url }) => !url.endsWith('?untested'));
    return current.length > 2 && isTested && hashed.length > 0 && found.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Empties the browser's own cache, so that only the service worker can answer without the network. */
export async function clearHttpCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}
