import type { BrowserContext, CDPSession } from '@playwright/test';
import { type Conditions, throttle } from './conditions.ts';
import { type Moments, probe, type Watched } from './probe.ts';

/** What one visit cost. */
export interface Measured extends Moments {
  /** Requests that went over the network before the content was shown, data and files. */
  requests: number;
  /** What came in answer to them, headers and all. */
  bytes: number;
}

interface Request {
  at: number;
  bytes: number;
  isCached: boolean;
}

function trackNetworkIdle(devTools: CDPSession) {
  const requests = new Map<string, Request>();
  devTools.on('Network.requestWillBeSent', ({ requestId, wallTime, request }) => {
    if (/^https?:/.test(request.url))
      requests.set(requestId, { at: wallTime * 1000, bytes: 0, isCached: false });
  });
  const change = (id: string, more: Partial<Request>) => {
    const known = requests.get(id);
    if (known) Object.assign(known, more);
  };
  devTools.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) change(requestId, { isCached: true });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength }),
  );
  return (until: number) => {
    const before = [...requests.values()].filter(({ at, isCached }) => at < until && !isCached);
    return { requests: before.length, bytes: before.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
}

const patience = 60_000;

/** Opens an address in a new page of this browser session under these conditions, and closes it again. */
export async function measureVisit(
  context: BrowserContext,
  address: string,
  watched: Watched,
  conditions: Conditions,
): Promise<Measured> {
  const page = await context.newPage();
  try {
    const devTools = await context.newCDPSession(page);
    await throttle(devTools, conditions);
    const trafficUntil = trackNetworkIdle(devTools);
    const told = Promise.withResolvers<Moments>();
    await page.exposeFunction('tellMoments', told.resolve);
    await page.addInitScript(probe, watched);
    const late = setTimeout(() => told.reject(new Error(`${address} showed nothing in time`)), patience);
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    const moments = await told.promise.finally(() => clearTimeout(late));
    return { ...moments, ...trafficUntil(moments.start + moments.shown) };
  } finally {
    await page.close();
  }
}
