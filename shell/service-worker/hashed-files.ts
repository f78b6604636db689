import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { fileCache } from '../src/service-worker/worker-contract.ts';
import { remoteUrls } from './settings.ts';

/** A year of releases changes thousands of files; a user needs a few hundred at a time. */
const expiration = new CacheExpiration(fileCache, { maxEntries: 500, maxAgeSeconds: 60 * 24 * 60 * 60 });

const hasContentHash = (pathname: string) => /\.[0-9a-f]{8,}\.\w+$/.test(pathname);

const strategy = new CacheFirst({
  cacheName: fileCache,
  // Hosts vary by Origin and Accept-Encoding; the content of a hashed file does not.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A script element asks without CORS by default; its opaque response could not be told from an error page.
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: 'cors', credentials: 'same-origin' }),
      // Hosts that return the page for missing files would have it stored in their place.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
          ? response
          : null,
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

/** Stores the files that are missing, and deletes those that no page has used for long. */
export async function keepFiles(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const hashed = urls.filter((url) => mayBeHashedFile(new URL(url)));
  await Promise.allSettled(hashed.map((url) => strategy.handle({ event, request: url })));
  for (const url of hashed) await expiration.updateTimestamp(url);
  await expiration.expireEntries();
}
