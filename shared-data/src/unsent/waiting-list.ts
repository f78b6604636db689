import type { DataError } from '../data-error/data-error.ts';

/** Work that is stored on this device until the server has answered it. */
export interface Waiting {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Why the server has refused it; such work is not sent again by itself. */
  refusal?: { kind: DataError['kind']; message: string };
}

interface WaitingListOptions<Item> {
  /** Part of the storage key, such as 'completion'. */
  name: string;
  /** What tells the waiting work of one person apart. */
  keyOf: (item: Item) => string | number;
}

export type WaitingList<Item extends Waiting> = ReturnType<typeof createWaitingList<Item>>;

/** Work that waits on this device, of each person; a logout removes it. */
export function createWaitingList<Item extends Waiting>({ name, keyOf }: WaitingListOptions<Item>) {
  const prefixOf = (person: string) => `pitlane-unsent:${name}:${person}:`;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    name,
    keyOf,
    /** Calls the listener after a change in this or another tab. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    /** The stored texts; equal as long as nothing changes. */
    stored(person: string): string {
      try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(person)));
        return `[${keys.sort().map((key) => localStorage.getItem(key))}]`;
      } catch {
        return '[]';
      }
    },
    /** Oldest first. */
    parse: (stored: string): Item[] => (JSON.parse(stored) as Item[]).sort((a, b) => a.savedAt - b.savedAt),
    /** @throws where the browser blocks or has filled its storage. */
    save(person: string, item: Item): void {
      localStorage.setItem(`${prefixOf(person)}${keyOf(item)}`, JSON.stringify(item));
      announce();
    },
    discard(person: string, key: string | number): void {
      localStorage.removeItem(`${prefixOf(person)}${key}`);
      announce();
    },
  };
}
