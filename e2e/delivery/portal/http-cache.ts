import type { Page } from '@playwright/test';

/** Empties the browser's own cache, so that only the service worker can answer without the network. */
export async function clearHttpCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}
