import {
  type ReactElement,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

let isAtRest = false;
const watchers = new Set<() => void>();

/** The page has its data and the code that it will want next: what was to be drawn ahead may be drawn. */
export function tellRest(): void {
  isAtRest = true;
  for (const tell of watchers) tell();
}

const watchRest = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

const never = new Promise<never>(() => undefined);

/** Keeps what was drawn before it from the page. */
function Curtain() {
  return use(never);
}

/** The components that were drawn, each of which needs it once. */
const drawn = new Set<ReactElement['type']>();

/**
 * Draws once what a press will open, while the page is at rest, and throws it away before it reaches the document: no
 * effect runs. The press then finds the style rules there, whose insertion makes the browser style the whole page
 * anew, and the code compiled.
 */
export function DrawAhead({ children }: { children: ReactElement }) {
  const isReady = useSyncExternalStore(watchRest, () => isAtRest);
  const [isDrawing, setDrawing] = useState(false);
  const { type } = children;

  useEffect(() => {
    if (!isReady || drawn.has(type) || !('requestIdleCallback' in window)) return;
    const request = requestIdleCallback(() => {
      drawn.add(type);
      startTransition(() => setDrawing(true));
    });
    return () => cancelIdleCallback(request);
  }, [isReady, type]);

  // By then it was drawn, and drawing it again would serve nobody.
  useEffect(() => {
    if (isDrawing) setDrawing(false);
  }, [isDrawing]);

  return (
    isDrawing && (
      <Suspense>
        {children}
        <Curtain />
      </Suspense>
    )
  );
}
