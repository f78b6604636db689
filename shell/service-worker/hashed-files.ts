import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { fileCache } from '../src/service-worker/worker-contract.ts';
import { remoteUrls } from './settings.ts';

/** A year of releases changes thousands of files; a user needs a few hundred at a time. */
const expiration = new CacheExpiration(fileCache, { maxEntries: 500, maxAgeSeconds: 60 * 24 * 60 * 60 });

const hasContentHash = (pathname: string) => /\.[0-9a-f]{8,}\.\w+$/.test(pathname);

/** A script element asks without CORS by default; its opaque response could not be told from an error page. */
const withCors = (url: string) => new Request(url, { mode: 'cors', credentials: 'same-origin' });

/** Hosts that return the page for missing files would have it stored in their place. */
const isFile = (response: Response) =>
  response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html');

// Hosts vary by Origin and Accept-Encoding; the content of a hashed file does not.
const matchOptions = { cacheName: fileCache, ignoreVary: true };

const strategy = new CacheFirst({
  cacheName: fileCache,
  matchOptions,
  plugins: [
    {
      requestWillFetch: async ({ request }) => withCors(request.url),
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
      cacheDidUpdate: ({ request }) => expiration.updateTimestamp(request.url),
      // A remote's host that does not allow CORS.
      handlerDidError: async ({ request }) => fetch(request),
    },
  ],
});

/** Whether a URL may be a hashed file of the shell or a remote; `respondWithFile` knows. */
export const mayBeHashedFile = ({ origin, pathname }: URL) =>
  hasContentHash(pathname) && (origin !== self.location.origin || pathname.startsWith('/static/'));

const isOfPortal = async (url: string) =>
  url.startsWith(self.location.origin) || (await remoteUrls()).some((remote) => url.startsWith(remote));

/** A hashed file of the shell or a listed remote from the cache, else from the network; any other from the network. */
export const respondWithFile = async (event: FetchEvent): Promise<Response> =>
  (await isOfPortal(event.request.url)) ? strategy.handle(event) : fetch(event.request);

/** Whether a hashed file is stored. */
export const hasFile = async (url: string) => Boolean(await caches.match(url, matchOptions));

/** Forgets when files were used last. Deleting the database would block the next worker while this one still runs. */
export const forgetFiles = () => expiration.delete();

/** @returns whether the file is stored. */
async function keepFile(url: string): Promise<boolean> {
  const isStored = await hasFile(url);
  const response = isStored ? undefined : await fetch(withCors(url));
  if (response && isFile(response)) await (await caches.open(fileCache)).put(url, response);
  else if (response) return false;
  await expiration.updateTimestamp(url);
  return true;
}

/**
 * Stores the files that are missing, and deletes those that no page has used for long.
 * @returns whether all hashed ones are stored.
 */
export async function keepFiles(urls: readonly string[]): Promise<boolean> {
  const hashed = urls.filter((url) => mayBeHashedFile(new URL(url)));
  const kept = await Promise.allSettled(hashed.map(keepFile));
  await expiration.expireEntries();
  return kept.every((result) => result.status === 'fulfilled' && result.value);
}
