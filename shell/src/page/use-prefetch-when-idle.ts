import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds without a pending query after which a page counts as idle. */
const idleAfter = 300;

/** Milliseconds after which a busy device counts as idle, which otherwise might never be. */
const longestWait = 2000;

function whenIdle(work: () => void): () => void {
  let request = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) request = requestIdleCallback(work, { timeout: longestWait });
    else work();
  }, idleAfter);
  return () => {
    clearTimeout(timer);
    if (request) cancelIdleCallback(request);
  };
}

/**
 * Prefetches code once the page has its data, so that it is there even if the network is lost by then. A failed prefetch is ignored: the code is requested again when it is needed.
 */
export function usePrefetchWhenIdle(parts: readonly (() => Promise<unknown>)[]): void {
  const isFetching = useIsFetching() > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts do not change
  useEffect(() => {
    if (isFetching) return;
    return whenIdle(() => {
      if (!navigator.onLine) return;
      for (const fetchPart of parts) fetchPart().catch(() => undefined);
    });
  }, [isFetching]);
}
