import { type AtRestMessage, currentCache, fileCache, workerUrl } from './worker-contract.ts';

/** The worker, once it has control of this page: what the page loads from then on passes through it. */
async function controllingWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerUrl, { updateViaCache: 'none' });
  if (serviceWorker.controller) return serviceWorker.controller;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  return serviceWorker.controller;
}

/** Registers the service worker, and has it keep what the portal needs to start again without a network. */
export async function keepPortal(): Promise<void> {
  const worker = await controllingWorker();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: AtRestMessage = { files };
  worker?.postMessage(message);
}

/** Removes the service worker and all that it has stored. */
export async function forgetPortal(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  for (const name of [currentCache, fileCache]) await caches.delete(name);
}
