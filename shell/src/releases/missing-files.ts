import type { FoundRemote } from '../remotes/remote-registry.ts';
import { leaveForRelease } from './leave-for-release.ts';
import { newerRemote, newerShell } from './newer-release.ts';

interface Watched {
  found: () => readonly FoundRemote[];
  /** Loads the page anew at the address that the person is on the way to. */
  leave: () => void;
}

let running: Promise<unknown> = Promise.resolve();
const forever = new Promise<never>(() => {});

/**
 * Settles when it is known whether a file that did not arrive was taken away by a release; never, when it was and the
 * page is being loaded anew. Whoever is about to say that something failed waits for this first.
 */
export const untilReleasesAreKnown = (): Promise<unknown> => running;

async function lookForRelease(file: string, { found, leave }: Watched): Promise<void> {
  const remote = found().find(({ url }) => file.startsWith(url));
  const isShells = new URL(file).origin === window.location.origin;
  if (!remote && !isShells) return;
  const app = remote?.manifest.name ?? 'shell';
  const newer = remote ? await newerRemote(remote.url, remote.manifest.entry) : await newerShell();
  if (newer !== undefined && leaveForRelease(app, newer, leave)) await forever;
}

/**
 * Long sessions outlive releases. When a script of an app does not arrive and the app has been released anew since, the
 * page is loaded again, quietly and once. Without a newer release nothing happens here: the screen says what failed.
 */
export function watchMissingFiles(watched: Watched): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src) return;
    // The server that did not answer may not answer this question either; then it is not known, and the screen says so.
    running = Promise.all([running, lookForRelease(target.src, watched).catch(() => undefined)]);
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, { capture: true });
}
