import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '../notification/notification-queue.ts';

type Load<T> = () => Promise<T>;

/** What was fetched, by what fetched it. */
const fetched = new WeakMap<Load<unknown>, unknown>();
const watchers = new Set<() => void>();

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

/** A way to fetch that remembers what it fetched, so that whoever wants it after somebody else has it at once. */
export function once<T>(load: Load<T>): Load<T> {
  const remembering = async () => {
    if (!fetched.has(remembering)) {
      fetched.set(remembering, await load());
      for (const tell of watchers) tell();
    }
    return fetched.get(remembering) as T;
  };
  return remembering;
}

/**
 * What `load` fetches, once it is wanted: for code that a page can be shown without. What cannot be had is asked for
 * again when it is wanted the next time.
 */
export function useFetched<T>(
  load: Load<T>,
  isWanted: boolean,
  onFailure: () => void = () => {},
): T | undefined {
  const part = useSyncExternalStore(watch, () => fetched.get(load) as T | undefined);
  const isMissing = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded does not change
  useEffect(() => {
    if (!isMissing) return;
    load().catch(onFailure);
  }, [isMissing]);
  return part;
}

/** The same for what a person opens: where it cannot be had, they are told, and it counts as closed again. */
export const useFetchedToOpen = <T>(load: Load<T>, isOpen: boolean, close: () => void): T | undefined =>
  useFetched(load, isOpen, () => {
    close();
    notify.failure('This could not be opened. Check your connection and try again.');
  });
