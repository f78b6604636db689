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
}

/** Whether work of a person waits on this device to be sent. */
export const hasUnsentWork = (personId: string): boolean =>
  Boolean(
    keysOf(() => localStorage)?.[1].some(
      (key) => key.startsWith('pitlane-unsent:') && key.split(':').includes(personId),
    ),
  );
