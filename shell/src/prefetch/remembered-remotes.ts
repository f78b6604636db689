const storageKey = 'pitlane.remotes';

/** The URLs of the remotes in `portal.json` at the last visit; none where storage is blocked. */
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
    // Where storage is blocked, the next visit requests the settings first again.
  }
}
