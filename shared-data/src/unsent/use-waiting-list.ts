import { useMemo, useSyncExternalStore } from 'react';
import type { Waiting, WaitingList } from './waiting-list.ts';

/** A person's waiting work, oldest first, and functions to keep and discard it. */
export function useWaitingList<Item extends Waiting>(list: WaitingList<Item>, person: string | null) {
  const stored = useSyncExternalStore(list.subscribe, () => (person === null ? '[]' : list.stored(person)));
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
