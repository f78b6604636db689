import type { VisitorClient } from '@pitlane/shared-data/client';
import { type GarageLogo, getGarageLogo } from '@pitlane/shared-data/garage';
import { useEffect, useState } from 'react';

/** Milliseconds. */
const timeout = 15_000;

/**
 * The garage's logo, if it has one and it arrives: the page says everything without it.
 * @param isWanted false until the page is there, which comes first.
 */
export function useLogo(client: VisitorClient, isWanted: boolean): GarageLogo | null {
  const [logo, setLogo] = useState<GarageLogo | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeout)]);
    void getGarageLogo(client, signal).then(({ data }) => !leaving.signal.aborted && setLogo(data));
    return () => leaving.abort();
  }, [client, isWanted]);
  return logo;
}
