import { type AtRestMessage, currentCache, fileCache } from '../src/service-worker/worker-contract.ts';
import { keepCurrent, mayBeCurrentFile, respondWithCurrent, screenFiles } from './current-files.ts';
import { keepFiles, mayBeHashedFile, respondWithFile } from './hashed-files.ts';
import { isAside } from './step-aside.ts';

declare const self: ServiceWorkerGlobalScope;

// All versions of this file work with all releases of the portal, so a new one need not wait for pages to close.
self.addEventListener('install', () => void self.skipWaiting());

async function activate() {
  const unknown = (await caches.keys()).filter((name) => name !== currentCache && name !== fileCache);
  await Promise.all(unknown.map((name) => caches.delete(name)));
  // Requests the page while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

// Everything else, such as the backend's data, is left to the browser.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || isAside()) return;
  if (mayBeHashedFile(new URL(request.url))) event.respondWith(respondWithFile(event));
  else if (mayBeCurrentFile(request)) event.respondWith(respondWithCurrent(event));
});

async function keep({ current, files }: AtRestMessage, event: ExtendableEvent) {
  await keepCurrent(current);
  await keepFiles([...files, ...(await screenFiles(current))], event);
}

self.addEventListener('message', (event) => {
  if (!isAside()) event.waitUntil(keep(event.data, event));
});
