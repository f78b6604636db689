import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useSyncExternalStore } from 'react';

type Load<T> = () => Promise<T>;

const results = new WeakMap<Load<unknown>, unknown>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Caches the result of `load`. A failure is not cached, so the next call tries again. */
export function lazyLoad<T>(load: Load<T>): Load<T> {
  const cachedLoad = async () => {
    if (!results.has(cachedLoad)) {
      results.set(cachedLoad, await load());
      for (const listener of listeners) listener();
    }
    return results.get(cachedLoad) as T;
  };
  return cachedLoad;
}

/**
 * The result of a `lazyLoad`, requested as soon as `isNeeded`: for code that the page can be shown without. After a
 * failure it is requested again the next time it is needed.
 */
export function useLazyLoad<T>(
  load: Load<T>,
  isNeeded: boolean,
  onFailure: () => void = () => {},
): T | undefined {
  const result = useSyncExternalStore(subscribe, () => results.get(load) as T | undefined);
  const isMissing = isNeeded && result === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass a constant `load`
  useEffect(() => {
    if (!isMissing) return;
    load().catch(onFailure);
  }, [isMissing]);
  return result;
}

/** `useLazyLoad` for a dialog, menu or drawer: a failed load shows a notification and closes it. */
export const useLazyOverlay = <T>(load: Load<T>, isOpen: boolean, close: () => void): T | undefined =>
  useLazyLoad(load, isOpen, () => {
    close();
    notify.failure('This could not be opened. Check your connection and try again.');
  });
