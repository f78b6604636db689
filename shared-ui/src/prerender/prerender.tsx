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

/** Says that the page has its data and the code that it will want next, so that prerendering may begin. */
export function markIdle(): void {
  isIdle = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const never = new Promise<never>(() => undefined);

/** Suspends for ever, so that its siblings never reach the page. */
function SuspendForever() {
  return use(never);
}

/** Each component needs it once. */
const prerendered = new Set<ReactElement['type']>();

/**
 * Renders once what a press will open, while the page is idle, and discards it before it reaches the document: no
 * effect runs. The press then finds the style rules there, whose insertion makes the browser style the whole page
 * anew, and the code compiled.
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
