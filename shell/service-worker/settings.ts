import { currentCache, settingsUrl as settingsPath } from '../src/service-worker/worker-contract.ts';

export const settingsUrl = new URL(settingsPath, self.location.origin).href;

interface Settings {
  remotes: { url: string }[];
  serviceWorker?: boolean;
}

let remotes: string[] | undefined;

/** The URLs of the remotes in the latest `portal.json`; none before the first visit has ended. */
export async function remoteUrls(): Promise<readonly string[]> {
  if (!remotes) {
    const stored = await caches.match(settingsUrl, { cacheName: currentCache });
    const settings: Settings | undefined = await stored?.json();
    remotes ??= settings?.remotes.map(({ url }) => url);
  }
  return remotes ?? [];
}

/** Reads a `portal.json` from the network. @returns whether it switches the service worker off. */
export async function readSettings(response: Response): Promise<boolean> {
  const settings: Settings = await response.json();
  remotes = settings.remotes.map(({ url }) => url);
  return settings.serviceWorker === false;
}
