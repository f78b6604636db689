const keyOf = (app: string) => `pitlane.left-for.${app}`;

/**
 * Loads the page anew for the sake of a release, at most once for each: where even the new release misses files, a
 * second time would be the start of a loop. Answers whether the page is left.
 */
export function leaveForRelease(app: string, release: string, leave: () => void): boolean {
  if (sessionStorage.getItem(keyOf(app)) === release) return false;
  sessionStorage.setItem(keyOf(app), release);
  leave();
  return true;
}
