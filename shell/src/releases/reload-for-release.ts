const keyOf = (app: string) => `pitlane.left-for.${app}`;

/**
 * Reloads the page for a newer release, at most once per release: if that release misses files too, reloading again would
 * be an endless loop.
 * @returns whether the page reloads.
 */
export function reloadForRelease(app: string, release: string, leave: () => void): boolean {
  if (sessionStorage.getItem(keyOf(app)) === release) return false;
  sessionStorage.setItem(keyOf(app), release);
  leave();
  return true;
}
