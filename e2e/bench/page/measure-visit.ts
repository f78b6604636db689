import type { BrowserContext, CDPSession } from '@playwright/test';
import { type Conditions, throttle } from './conditions.ts';
import { type Moments, probe, type Watched } from './probe.ts';

/** The measurements of one visit. */
export interface Measured extends Moments {
  /** Requests over the network before the content was shown, for data and files. */
  requests: number;
  /** Bytes of their responses, including headers. */
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

const timeout = 60_000;

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
    const reported = Promise.withResolvers<Moments>();
    await page.exposeFunction('reportMoments', reported.resolve);
    await page.addInitScript(probe, watched);
    const late = setTimeout(
      () => reported.reject(new Error(`${address} did not show its content in time`)),
      timeout,
    );
    await page.goto(address, { waitUntil: 'commit', timeout });
    const moments = await reported.promise.finally(() => clearTimeout(late));
    return { ...moments, ...trafficUntil(moments.start + moments.shown) };
  } finally {
    await page.close();
  }
}
