const storageKey = 'pitlane.remotes';

/** The addresses of the remotes that `portal.json` named at the last visit; none where the browser keeps nothing. */
export function knownRemotes(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

/** Keeps the addresses for the next visit. */
export function keepRemotes(addresses: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, addresses.join(' '));
  } catch {
    // A browser that keeps nothing asks for the settings first at its next visit too.
  }
}
