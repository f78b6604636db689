import { currentCache } from './worker-contract.ts';

/** Reloads the page, or goes to `address`, without the stored files that name a release. */
export async function loadFromNetwork(address?: string): Promise<void> {
  // Browsers that block storage have nothing stored.
  await globalThis.caches?.delete(currentCache).catch(() => undefined);
  if (address) window.location.assign(address);
  else window.location.reload();
}
