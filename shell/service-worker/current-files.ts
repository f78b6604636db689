import { currentCache } from '../src/service-worker/worker-contract.ts';
import { hasFile, keepFiles } from './hashed-files.ts';
import { readSettings, remoteUrls, settingsUrl } from './settings.ts';
import { isAside, stepAside } from './step-aside.ts';

declare const self: ServiceWorkerGlobalScope;

const pageUrl = new URL('/', self.location.origin).href;

const manifestOf = (remote: string) => new URL('remote.json', remote).href;

const stored = (url: string) => caches.match(url, { cacheName: currentCache, ignoreVary: true });

/** Whether a request is a visit of the portal, or for a file that names a release. */
export const mayBeCurrentFile = ({ mode, url }: Request) =>
  mode === 'navigate'
    ? !/\.\w+$/.test(new URL(url).pathname)
    : url === settingsUrl || url.endsWith('/remote.json');

/** The stored file, else the network's. A page that looks for a release asks with `cache: 'reload'`. */
export async function respondWithCurrent({ request }: FetchEvent): Promise<Response> {
  if (request.cache === 'reload' && request.mode !== 'navigate') return fetch(request);
  // The host returns the same page for every path.
  return (await stored(request.mode === 'navigate' ? pageUrl : request.url)) ?? fetch(request);
}

interface Manifest {
  entry: string;
  routes: { files?: string[] }[];
}

const entryOf = (url: string, manifest: string) =>
  new URL((JSON.parse(manifest) as Manifest).entry, url).href;

/** The hashed files that a page names, or the manifest of a remote that was used. @throws if the text is neither. */
async function filesNamedIn(text: string, url: string, before = text): Promise<string[]> {
  if (url === settingsUrl) return [];
  const absolute = (file: string) => new URL(file, url).href;
  if (url === pageUrl) {
    if (!text.includes('data-files=')) throw new Error('Not the page of the portal');
    return (text.match(/\/static\/[^\s"'<>]+\.[0-9a-f]{8,}\.\w+/g) ?? []).map(absolute);
  }
  const { entry, routes }: Manifest = JSON.parse(text);
  const isUsed = await hasFile(entryOf(url, before));
  return isUsed ? [entry, ...routes.flatMap(({ files = [] }) => files)].map(absolute) : [];
}

const fetchCurrent = (url: string) => fetch(url, { cache: 'no-cache' });

/**
 * Stores the current state of a file, after the hashed files that it names: a release that misses one never replaces one
 * that can start without a network.
 * @returns whether it replaced another state.
 */
async function refreshFile(url: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const before = await (await stored(url))?.text();
  const text = await response.clone().text();
  if (!(await keepFiles(await filesNamedIn(text, url, before))) || isAside()) return false;
  await (await caches.open(currentCache)).put(url, response);
  return before !== undefined && before !== text;
}

const visits: (() => void)[] = [];

/** Reads the settings, the page and the manifests of the listed remotes anew for the next visit, and tells open pages. */
export async function refreshCurrent(): Promise<void> {
  for (const end of visits.splice(0)) end();
  const settings = await fetchCurrent(settingsUrl);
  if (await readSettings(settings.clone())) return stepAside();
  const urls = [pageUrl, settingsUrl, ...(await remoteUrls()).map(manifestOf)];
  const changes = await Promise.allSettled(
    urls.map(async (url) => refreshFile(url, url === settingsUrl ? settings : await fetchCurrent(url))),
  );
  const cache = await caches.open(currentCache);
  for (const { url } of await cache.keys()) if (!urls.includes(url)) await cache.delete(url);
  if (!changes.some((change) => change.status === 'fulfilled' && change.value)) return;
  for (const client of await self.clients.matchAll()) client.postMessage('release');
}

/** Milliseconds after a visit by which a page that works has come to rest. */
const visitTime = 20_000;

/** Does the same after a visit whose page does not come to rest, or a broken release would be kept for ever. */
export const refreshAfterVisit = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(refreshCurrent()), visitTime);
    visits.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
