import type { ReleasedRemote } from './missing-files.ts';
import { newerRemote, newerShell } from './newer-release.ts';

/** Milliseconds between two checks of an open page. */
const checkInterval = 10 * 60_000;

let hasNewer = false;
const listeners = new Set<() => void>();

/** Whether a release is newer than what this page runs; for `useSyncExternalStore`. */
export const newVersion = {
  isReady: () => hasNewer,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

async function check(remotes: readonly ReleasedRemote[]): Promise<void> {
  const newer = await Promise.allSettled([
    newerShell(),
    ...remotes.map(({ url, entry }) => newerRemote(url, entry)),
  ]);
  // An unreachable app is asked again at the next check.
  hasNewer = newer.some((result) => result.status === 'fulfilled' && result.value !== undefined);
  for (const listener of listeners) listener();
}

/**
 * Checks from time to time, while the page is visible, and when the service worker says so, whether the shell or a
 * remote has been released since.
 * @param remotes the remotes whose code this page has loaded.
 */
export function watchReleases(remotes: () => readonly ReleasedRemote[]): void {
  let checkedAt = Date.now();
  const checkIfDue = () => {
    if (document.hidden || Date.now() - checkedAt < checkInterval) return;
    checkedAt = Date.now();
    void check(remotes());
  };
  document.addEventListener('visibilitychange', checkIfDue);
  // The service worker has found a release that this page, which it had stored, does not run.
  navigator.serviceWorker?.addEventListener('message', () => check(remotes()));
  setInterval(checkIfDue, 60_000);
}
