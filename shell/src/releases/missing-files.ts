import { newerRemote, newerShell } from './newer-release.ts';
import { reloadForRelease } from './reload-for-release.ts';

/** The release of a remote that this page uses. */
export interface ReleasedRemote {
  name: string;
  url: string;
  entry: string;
}

interface Watched {
  remotes: () => readonly ReleasedRemote[];
  /** Reloads the page at the URL that the user is navigating to. */
  leave: () => void;
}

let checks: Promise<unknown> = Promise.resolve();
const forever = new Promise<never>(() => {});

/**
 * Settles when it is known whether a file that failed to load was removed by a release; never if the page is being
 * reloaded. Wait for it before showing an error.
 */
export const releaseChecks = (): Promise<unknown> => checks;

async function lookForRelease(file: string, { remotes, leave }: Watched): Promise<void> {
  const remote = remotes().find(({ url }) => file.startsWith(url));
  const isShellFile = new URL(file).origin === window.location.origin;
  if (!remote && !isShellFile) return;
  const app = remote?.name ?? 'shell';
  const newer = remote ? await newerRemote(remote.url, remote.entry) : await newerShell();
  if (newer !== undefined && reloadForRelease(app, newer, leave)) await forever;
}

/**
 * When a script of an app fails to load and the app has a newer release, reloads the page once: long sessions outlive
 * releases. Without a newer release it does nothing, and the screen shows the error.
 */
export function watchMissingFiles(watched: Watched): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src) return;
    // If this request fails too, there may be no newer release: the screen shows the error.
    checks = Promise.all([checks, lookForRelease(target.src, watched).catch(() => undefined)]);
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', onError, { capture: true });
}
