const keyOf = (app: string) => `pitlane.left-for.${app}`;

/**
 * Reloads the page for a newer release, at most once for each: where even that release misses files, a second reload
 * would begin a loop. Answers whether the page reloads.
 */
export function reloadForRelease(app: string, release: string, leave: () => void): boolean {
  if (sessionStorage.getItem(keyOf(app)) === release) return false;
  sessionStorage.setItem(keyOf(app), release);
  leave();
  return true;
}
