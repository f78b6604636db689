import { newerRemote, newerShell } from './newer-release.ts';
import { reloadForRelease } from './reload-for-release.ts';

/** A remote as it was released when this page found it. */
export interface ReleasedRemote {
  name: string;
  url: string;
  entry: string;
}

interface Watched {
  remotes: () => readonly ReleasedRemote[];
  /** Loads the page anew at the address that the person is on the way to. */
  leave: () => void;
}

let checks: Promise<unknown> = Promise.resolve();
const forever = new Promise<never>(() => {});

/**
 * Settles when it is known whether a file that did not arrive was taken away by a release; never, when it was and the
 * page is being reloaded. Whoever is about to say that something failed waits for this first.
 */
export const releaseChecks = (): Promise<unknown> => checks;

async function lookForRelease(file: string, { remotes, leave }: Watched): Promise<void> {
  const remote = remotes().find(({ url }) => file.startsWith(url));
  const isShells = new URL(file).origin === window.location.origin;
  if (!remote && !isShells) return;
  const app = remote?.name ?? 'shell';
  const newer = remote ? await newerRemote(remote.url, remote.entry) : await newerShell();
  if (newer !== undefined && reloadForRelease(app, newer, leave)) await forever;
}

/**
 * Long sessions outlive releases. When a script of an app does not arrive and the app has been released anew since, the
 * page is loaded again, quietly and once. Without a newer release nothing happens here: the screen says what failed.
 */
export function watchMissingFiles(watched: Watched): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src) return;
    // The server that did not answer may not answer this question either; then it is not known, and the screen says so.
    checks = Promise.all([checks, lookForRelease(target.src, watched).catch(() => undefined)]);
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, { capture: true });
}
