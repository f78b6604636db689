import { useEffect, useState } from 'react';

/**
 * What `load` fetches, once it is wanted: for what a page can be shown without. What cannot be had is asked for again
 * when it is wanted the next time.
 */
export function useFetched<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  onFailure: () => void = () => {},
): T | undefined {
  const [fetched, setFetched] = useState<{ value: T }>();
  const isMissing = isWanted && !fetched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded does not change
  useEffect(() => {
    if (!isMissing) return;
    load().then((value) => setFetched({ value }), onFailure);
  }, [isMissing]);
  return fetched?.value;
}
