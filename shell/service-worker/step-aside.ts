import { forgetFiles } from './hashed-files.ts';

declare const self: ServiceWorkerGlobalScope;

let hasSteppedAside = false;

/** Whether requests go to the network, as without a service worker. */
export const isAside = () => hasSteppedAside;

/** Leaves all requests to the network, and removes the service worker with all that it has stored. */
export async function stepAside(): Promise<void> {
  hasSteppedAside = true;
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  await forgetFiles();
}
