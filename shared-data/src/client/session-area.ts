/** Where the token of Supabase Auth lies, in the storage that "remember me" chose. */
export const tokenKey = 'pitlane.session';

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** A browser that blocks site data throws on the first touch; the session then lasts until the next reload. */
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

/** A tab sees one session: its own where it has one, else the remembered one. */
const areaInUse = () => chosen ?? (forThisTab.getItem(tokenKey) === null ? remembered : forThisTab);

/** The storage of the token and of the user record beside it. */
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
  /** Does the work of signing in, and keeps what it stores as "remember me" says: until the tab closes, or longer. */
  async keeping<T>(remember: boolean, signIn: () => Promise<T>): Promise<T> {
    chosen = remember ? remembered : forThisTab;
    try {
      return await signIn();
    } finally {
      chosen = undefined;
    }
  },
  /** Written where every tab of the browser is told of it. */
  announce: (key: string, value: string) => remembered.setItem(key, value),
};
