/** The storage key of Supabase Auth's token. */
export const tokenKey = 'pitlane.session';

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** A browser that blocks site data throws on first access; the session then lasts until the next reload. */
function usable(area: () => Storage) {
  try {
    const storage = area();
    storage.getItem(tokenKey);
    return storage;
  } catch {
    return memoryStorage();
  }
}

const forThisTab = usable(() => window.sessionStorage);
const remembered = usable(() => window.localStorage);
let chosen: typeof forThisTab | undefined;

/** A tab uses its own session where it has one, else the remembered one. */
const areaInUse = () => chosen ?? (forThisTab.getItem(tokenKey) === null ? remembered : forThisTab);

/** Stores the token and the account: in sessionStorage, or in localStorage with "remember me". */
export const sessionArea = {
  getItem: (key: string) => areaInUse().getItem(key),
  setItem(key: string, value: string) {
    const area = areaInUse();
    area.setItem(key, value);
    (area === remembered ? forThisTab : remembered).removeItem(key);
  },
  removeItem(key: string) {
    forThisTab.removeItem(key);
    remembered.removeItem(key);
  },
  /** Runs a sign-in and stores its session until the tab closes, or longer with `remember`. */
  async runSignIn<T>(remember: boolean, signIn: () => Promise<T>): Promise<T> {
    chosen = remember ? remembered : forThisTab;
    try {
      return await signIn();
    } finally {
      chosen = undefined;
    }
  },
  /** Writes to localStorage, so that the other tabs receive a storage event. */
  announce: (key: string, value: string) => remembered.setItem(key, value),
};
