/** Storage keys of what a person's work leaves on the device: drafts, data of the last visit, unsent work. */
const personalKey = /^pitlane-(draft|visit|unsent):/;

/** Blocked storage holds nothing. */
function keysOf(area: () => Storage): [Storage, string[]] | undefined {
  try {
    return [area(), Object.keys(area()).filter((key) => personalKey.test(key))];
  } catch {
    return undefined;
  }
}

/** Removes what people have left on this device, except one person. The keys contain the person's id. */
export function removePersonalStorage(exceptOf: string | undefined): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    const [storage, keys = []] = keysOf(area) ?? [];
    for (const key of keys) if (!exceptOf || !key.split(':').includes(exceptOf)) storage?.removeItem(key);
  }
  void removePersonalDatabases(exceptOf);
}

/** Removes the databases with pictures that wait to be sent. */
async function removePersonalDatabases(exceptOf: string | undefined): Promise<void> {
  try {
    for (const { name = '' } of await indexedDB.databases()) {
      if (personalKey.test(name) && !(exceptOf && name.split(':').includes(exceptOf)))
        indexedDB.deleteDatabase(name);
    }
  } catch {
    return;
  }
}

/** Whether work of a person waits on this device to be sent. */
export const hasUnsentWork = (personId: string): boolean =>
  Boolean(
    keysOf(() => localStorage)?.[1].some(
      (key) => key.startsWith('pitlane-unsent:') && key.split(':').includes(personId),
    ),
  );
