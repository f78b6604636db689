const start = 'pitlane-unsent:';

const listeners = new Set<() => void>();

/** Calls the listeners. */
export function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after a change of any waiting work, in this or another tab. */
export function subscribeToWork(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function textsOf(belongs: (key: string) => boolean): string {
  try {
    const keys = Object.keys(localStorage).filter(belongs);
    return `[${keys.sort().map((key) => localStorage.getItem(key))}]`;
  } catch {
    return '[]';
  }
}

/** The stored texts whose keys begin so, as a list in JSON; equal as long as nothing changes. */
export const readStored = (prefix: string): string => textsOf((key) => key.startsWith(prefix));

export const findStored = (key: string): string | undefined => localStorage.getItem(key) ?? undefined;

/** All that waits of a person. */
export const storedAnywhere = (person: string): { order?: number }[] =>
  JSON.parse(textsOf((key) => key.startsWith(start) && key.split(':')[2] === person));

/** @throws where the browser blocks or has filled its storage. */
export function saveStored(key: string, item: object): void {
  localStorage.setItem(key, JSON.stringify(item));
  announce();
}

export function discardStored(key: string): void {
  localStorage.removeItem(key);
  announce();
}
