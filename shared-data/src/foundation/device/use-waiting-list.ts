import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToWork } from './stored-work.ts';
import type { Waiting, WaitingList } from './waiting-list.ts';

/** A person's waiting work, oldest first, and functions to keep and discard it. */
export function useWaitingList<Item extends Waiting, Data>(
  list: WaitingList<Item, Data>,
  person: string | null,
) {
  const stored = useSyncExternalStore(subscribeToWork, () => (person === null ? '[]' : list.stored(person)));
  return useMemo(
    () => ({
      waiting: list.parse(stored),
      save: (item: Item) => {
        if (person !== null) list.save(person, item);
      },
      discard: (key: string | number) => {
        if (person !== null) list.discard(person, key);
      },
    }),
    [list, stored, person],
  );
}
