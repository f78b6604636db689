import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { type CurrentFile, currentCache } from '../src/service-worker/worker-contract.ts';
import { readSettings, remoteUrls, settingsUrl } from './settings.ts';
import { stepAside } from './step-aside.ts';

const pageUrl = new URL('/', self.location.origin).href;

/** Seconds without a response after which the last good file is used. */
const patience = 3;
/** The same after a silent response: one page waits once. */
const impatience = 0.3;
/** Milliseconds. */
const silenceTime = 30_000;
let silentUntil = 0;

/** The host returns the same page for every path. */
const toKey = (request: Request) => (request.mode === 'navigate' ? pageUrl : request.url);

/** Where a file waits until a page has started with it: a broken release must not replace the last good files. */
const untested = (key: string) => `${key}?untested`;

const strategyWith = (networkTimeoutSeconds: number) =>
  new NetworkFirst({
    cacheName: currentCache,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request, mode }) =>
          mode === 'write' ? untested(toKey(request)) : toKey(request),
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (cachedResponse) silentUntil = Date.now() + silenceTime;
          return cachedResponse;
        },
        fetchDidSucceed: async ({ request, response }) => {
          silentUntil = 0;
          if (request.url === settingsUrl) await readSettingsOf(response.clone());
          return response;
        },
      },
    ],
  });

const patient = strategyWith(patience);
const impatient = strategyWith(impatience);

/** Malformed settings are reported by the page. */
const readSettingsOf = (response: Response) =>
  readSettings(response).then(
    (isOff) => (isOff ? stepAside() : undefined),
    () => undefined,
  );

/** Whether a request is a visit of the portal, or for a file that names a release. */
export const mayBeCurrentFile = ({ mode, url }: Request) =>
  mode === 'navigate'
    ? !/\.\w+$/.test(new URL(url).pathname)
    : url === settingsUrl || url.endsWith('/remote.json');

const manifestOf = (remote: string) => new URL('remote.json', remote).href;

const isOfPortal = async ({ mode, url }: Request) =>
  mode === 'navigate' ||
  url === settingsUrl ||
  (await remoteUrls()).some((remote) => url === manifestOf(remote));

/** The file from the network; the last good one where the network is gone or silent. */
export const respondWithCurrent = async (event: FetchEvent): Promise<Response> => {
  if (!(await isOfPortal(event.request))) return fetch(event.request);
  return (Date.now() < silentUntil ? impatient : patient).handle(event);
};

async function keep(cache: Cache, { url, contains }: CurrentFile) {
  const response =
    (await cache.match(untested(url))) ??
    ((await cache.match(url)) ? undefined : await fetch(url, { cache: 'no-cache' }));
  await cache.delete(untested(url));
  // A file that came too late is not what the page runs.
  if (response?.ok && (await response.clone().text()).includes(contains)) await cache.put(url, response);
}

/** Makes the files with which a page has started the last good ones, and deletes those of remotes that are gone. */
export async function keepCurrent(files: readonly CurrentFile[]): Promise<void> {
  const cache = await caches.open(currentCache);
  await Promise.allSettled(files.map((file) => keep(cache, file)));
  const used = [pageUrl, settingsUrl, ...(await remoteUrls()).map(manifestOf)];
  for (const { url } of await cache.keys()) if (!used.includes(url)) await cache.delete(url);
}

/** The files of the screens of the remotes that a page uses. */
export async function screenFiles(files: readonly CurrentFile[]): Promise<string[]> {
  const cache = await caches.open(currentCache);
  const lists = files
    .filter(({ isOfUsedRemote }) => isOfUsedRemote)
    .map(async ({ url }) => {
      const manifest: { routes: { files?: string[] }[] } | undefined = await (await cache.match(url))?.json();
      const names = (manifest?.routes ?? []).flatMap((route) => route.files ?? []);
      return [...new Set(names)].map((file) => new URL(file, url).href);
    });
  return (await Promise.all(lists)).flat();
}
