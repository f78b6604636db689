import { markIdle } from '@pitlane/shared-ui/fetched';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds without a question to the backend after which a page has its data, and counts as being at rest. */
const untilRest = 300;

function whenAtRest(work: () => void): () => void {
  let request = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) request = requestIdleCallback(work);
    else work();
  }, untilRest);
  return () => {
    clearTimeout(timer);
    if (request) cancelIdleCallback(request);
  };
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
    return whenAtRest(() => {
      if (!navigator.onLine) return;
      Promise.allSettled(parts.map((fetchPart) => fetchPart())).then(markIdle);
    });
  }, [isFetching]);
}
