import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds after which a browser that cannot tell when it is idle counts as idle. */
const untilIdle = 1000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, untilIdle);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}

/**
 * Fetches what an open page will want next, once it has its data and the browser nothing else to do. So a menu opens
 * at once and a failure can be told, also where the network is gone by then. What cannot be had is left to its user.
 */
export function useFetchAhead(parts: readonly (() => Promise<unknown>)[]): void {
  const isFetching = useIsFetching() > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts do not change
  useEffect(() => {
    if (isFetching) return;
    return whenIdle(() => {
      for (const fetchPart of parts) fetchPart().catch(() => undefined);
    });
  }, [isFetching]);
}
