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
  act: (pictures: IDBObjectStore) => IDBRequest<Value>,
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

interface StoredPicture {
  bytes: ArrayBuffer;
  type: string;
}

/**
 * Keeps a picture as its bytes: WebKit stores no blobs in private windows.
 * @throws where the browser blocks or has filled its storage.
 */
export async function keepBlob(person: string, path: string, blob: Blob): Promise<void> {
  const picture: StoredPicture = { bytes: await blob.arrayBuffer(), type: blob.type };
  await inStore(person, 'readwrite', (pictures) => pictures.put(picture, path));
}

export async function readBlob(person: string, path: string): Promise<Blob | undefined> {
  const picture = await inStore<StoredPicture | undefined>(person, 'readonly', (pictures) =>
    pictures.get(path),
  );
  return picture && new Blob([picture.bytes], { type: picture.type });
}

export const discardBlob = (person: string, path: string): Promise<unknown> =>
  inStore(person, 'readwrite', (pictures) => pictures.delete(path));
