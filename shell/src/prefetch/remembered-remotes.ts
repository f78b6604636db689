const storageKey = 'pitlane.remotes';

/** The addresses of the remotes that `portal.json` named at the last visit; none where the browser keeps nothing. */
export function rememberedRemotes(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

export function rememberRemotes(addresses: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, addresses.join(' '));
  } catch {
    // A browser that keeps nothing requests the settings first at its next visit too.
  }
}
