import { isLoaded } from '../federation/load-remote.ts';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import {
  type AtRestMessage,
  type CurrentFile,
  currentCache,
  expirationDatabase,
  fileCache,
  settingsUrl,
  workerUrl,
} from './worker-contract.ts';

const absolute = (url: string, base = window.location.origin) => new URL(url, base).href;

/** The files that name the releases which this page runs. */
function currentFiles(remotes: readonly FoundRemote[]): CurrentFile[] {
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files ?? '';
  return [
    { url: absolute('/'), contains: files },
    { url: absolute(settingsUrl), contains: '' },
    ...remotes.map((remote) => ({
      url: absolute('remote.json', remote.url),
      contains: remote.manifest.entry,
      isOfUsedRemote: isLoaded(remote),
    })),
  ];
}

/** The worker, once it has control of this page: what the page loads from then on passes through it. */
async function controllingWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerUrl, { updateViaCache: 'none' });
  if (serviceWorker.controller) return serviceWorker.controller;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  return serviceWorker.controller;
}

/** Registers the service worker, and has it keep what the portal needs to start again without a network. */
export async function keepPortal(remotes: () => readonly FoundRemote[]): Promise<void> {
  const worker = await controllingWorker();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: AtRestMessage = { current: currentFiles(remotes()), files };
  worker?.postMessage(message);
}

/** Removes the service worker and all that it has stored. */
export async function forgetPortal(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  for (const name of [currentCache, fileCache]) await caches.delete(name);
  indexedDB.deleteDatabase(expirationDatabase);
}
