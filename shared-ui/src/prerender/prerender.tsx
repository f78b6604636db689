import {
  type ReactElement,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

let isIdle = false;
const listeners = new Set<() => void>();

/** Starts prerendering. Call it once the page has its data and its code is prefetched. */
export function markIdle(): void {
  isIdle = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const never = new Promise<never>(() => undefined);

/** Suspends for ever, so that its siblings are never committed to the DOM. */
function SuspendForever() {
  return use(never);
}

/** Component types that were prerendered; once is enough for each. */
const prerendered = new Set<ReactElement['type']>();

/**
 * Renders its child once while the page is idle and discards the result: nothing is added to the DOM and no effect runs.
 * Opening it later is then faster, because its style rules, whose insertion restyles the whole page, are already inserted
 * and its code is compiled.
 */
export function Prerender({ children }: { children: ReactElement }) {
  const isReady = useSyncExternalStore(subscribe, () => isIdle);
  const [isRendering, setRendering] = useState(false);
  const { type } = children;

  useEffect(() => {
    if (!isReady || prerendered.has(type) || !('requestIdleCallback' in window)) return;
    const request = requestIdleCallback(() => {
      prerendered.add(type);
      startTransition(() => setRendering(true));
    });
    return () => cancelIdleCallback(request);
  }, [isReady, type]);

  useEffect(() => {
    if (isRendering) setRendering(false);
  }, [isRendering]);

  return (
    isRendering && (
      <Suspense>
        {children}
        <SuspendForever />
      </Suspense>
    )
  );
}
