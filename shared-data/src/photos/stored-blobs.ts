const store = 'photos';

const nameOf = (person: string) => `pitlane-unsent:${person}`;

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs one request on the pictures that wait for a person, whose database a logout deletes. */
async function inStore<Value>(
  person: string,
  mode: IDBTransactionMode,
  act: (blobs: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(nameOf(person), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

/** @throws where the browser blocks or has filled its storage. */
export const keepBlob = (person: string, path: string, blob: Blob): Promise<unknown> =>
  inStore(person, 'readwrite', (blobs) => blobs.put(blob, path));

export const readBlob = (person: string, path: string): Promise<Blob | undefined> =>
  inStore<Blob | undefined>(person, 'readonly', (blobs) => blobs.get(path));

export const discardBlob = (person: string, path: string): Promise<unknown> =>
  inStore(person, 'readwrite', (blobs) => blobs.delete(path));
