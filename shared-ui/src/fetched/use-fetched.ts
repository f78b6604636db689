import { useEffect, useState } from 'react';
import { notify } from '../notification/notification-queue.ts';

type Load<T> = () => Promise<T>;

/** What was fetched, by what fetched it. */
const fetched = new WeakMap<Load<unknown>, unknown>();

/** A way to fetch that remembers what it fetched, so that whoever wants it after somebody else has it at once. */
export function once<T>(load: Load<T>): Load<T> {
  const remembering = async () => {
    if (!fetched.has(remembering)) fetched.set(remembering, await load());
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
  const [, renderAgain] = useState(0);
  const isMissing = isWanted && !fetched.has(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded does not change
  useEffect(() => {
    if (!isMissing) return;
    load().then(() => renderAgain((count) => count + 1), onFailure);
  }, [isMissing]);
  return fetched.get(load) as T | undefined;
}

/** The same for what a person opens: where it cannot be had, they are told, and it counts as closed again. */
export const useFetchedToOpen = <T>(load: Load<T>, isOpen: boolean, close: () => void): T | undefined =>
  useFetched(load, isOpen, () => {
    close();
    notify.failure('This could not be opened. Check your connection and try again.');
  });
