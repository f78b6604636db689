/** Storage keys of what a person's work leaves on the device: drafts, data and pages of the last visit, unsent work, what was found. */
const personalKey = /^pitlane-(draft|visit|page|unsent|recent):/;

/** The start of the keys of a person's pages of the last visit, which `page-frame/last-visit.js` of the shell reads too. */
export const pagesOf = (personId: string): string => `pitlane-page:${personId}:`;

/** All keys of both storages with this start, for one session is in one of them. */
export const storedKeys = (start: string): string[] =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith(start));

/** Storage keys of what a person's screens showed. */
const shownKey = /^pitlane-(visit|page|recent):/;

/** Removes what a person's screens showed, which ends with each session; their work stays. */
export function removeShown(personId: string): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    const [storage, keys = []] = keysOf(area) ?? [];
    for (const key of keys)
      if (shownKey.test(key) && key.split(':').includes(personId)) storage?.removeItem(key);
  }
}

/** What a person has entered: it is theirs to send, or to discard with a logout. */
const workKey = /^pitlane-(draft|unsent):/;

/** Blocked storage holds nothing. */
function keysOf(area: () => Storage): [Storage, string[]] | undefined {
  try {
    return [area(), Object.keys(area()).filter((key) => personalKey.test(key))];
  } catch {
    return undefined;
  }
}

const isOf = (key: string, person: string | undefined) =>
  person !== undefined && key.split(':').includes(person);

/**
 * Removes what people have left on this device, except of who is there now. What others have entered, and the browser keeps
 * for longer than the tab, stays for them: only who leaves discards it. The keys contain the person's id.
 */
export function removePersonalStorage(present: string | undefined, leaving: string | undefined): void {
  const [lasting, lastingKeys = []] = keysOf(() => localStorage) ?? [];
  for (const key of lastingKeys) {
    const isKept = isOf(key, present) || (workKey.test(key) && !isOf(key, leaving));
    if (!isKept) lasting?.removeItem(key);
  }
  const [ofTab, keysOfTab = []] = keysOf(() => sessionStorage) ?? [];
  for (const key of keysOfTab) if (!isOf(key, present)) ofTab?.removeItem(key);
  void removePersonalDatabases(leaving);
}

/** Removes the databases with pictures that wait to be sent. */
async function removePersonalDatabases(leaving: string | undefined): Promise<void> {
  try {
    for (const { name = '' } of await indexedDB.databases()) {
      if (personalKey.test(name) && isOf(name, leaving)) indexedDB.deleteDatabase(name);
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
