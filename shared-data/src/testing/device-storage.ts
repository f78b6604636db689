type Done = { onsuccess?: () => void; onupgradeneeded?: () => void; result?: unknown };

/** Its own keys are what is stored, as those of `localStorage` are. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** A request that succeeds a moment later. */
function succeedWith(result: unknown): Done {
  const request: Done = { result };
  queueMicrotask(() => {
    request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}

function memoryDatabases() {
  const stores = new Map<string, Map<string, unknown>>();
  const open = (name: string) => {
    const records = stores.get(name) ?? new Map<string, unknown>();
    stores.set(name, records);
    const store = {
      get: (key: string) => succeedWith(records.get(key)),
      put: (value: unknown, key: string) => succeedWith(records.set(key, value)),
      delete: (key: string) => succeedWith(records.delete(key)),
    };
    return succeedWith({
      createObjectStore: () => store,
      transaction: () => ({ objectStore: () => store }),
      close: () => undefined,
    });
  };
  return { open };
}

/** For tests in Node: `localStorage` and `indexedDB`, as far as waiting work uses them. */
export function installDeviceStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: new MemoryStorage() });
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: memoryDatabases() });
}
