import { type AtRestMessage, currentCache, fileCache } from '../src/service-worker/worker-contract.ts';
import { mayBeCurrentFile, refreshAfterVisit, refreshCurrent, respondWithCurrent } from './current-files.ts';
import { keepFiles, mayBeHashedFile, respondWithFile } from './hashed-files.ts';
import { isAside } from './step-aside.ts';

declare const self: ServiceWorkerGlobalScope;

/** The Static Routing API, of which TypeScript has no types yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: { urlPattern: URLPattern }; source: string }) => Promise<void>;
}

// All versions of this file work with all releases of the portal, so a new one need not wait for pages to close.
self.addEventListener('install', (event: RoutingInstallEvent) => {
  // The browser keeps compiled code with its own cache, not with what this worker returns: a warm list of parts came
  // after 2.1 s instead of 2.5 s at a quarter of the processor. Where that cache fails, this worker responds.
  event.addRoutes?.({
    condition: { urlPattern: new URLPattern({ pathname: '*.js' }) },
    source: 'race-network-and-fetch-handler',
  });
  void self.skipWaiting();
});

async function activate() {
  const unknown = (await caches.keys()).filter((name) => name !== currentCache && name !== fileCache);
  await Promise.all(unknown.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

// Everything else, such as the backend's data, is left to the browser.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || isAside()) return;
  if (mayBeHashedFile(new URL(request.url))) event.respondWith(respondWithFile(event));
  else if (mayBeCurrentFile(request)) {
    event.respondWith(respondWithCurrent(event));
    if (request.mode === 'navigate') event.waitUntil(refreshAfterVisit());
  }
});

async function keep({ files }: AtRestMessage) {
  await keepFiles(files);
  await refreshCurrent();
}

self.addEventListener('message', (event) => {
  if (!isAside()) event.waitUntil(keep(event.data));
});
