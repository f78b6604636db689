import { backendConnection, probeBackend } from '@pitlane/shared-data/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

/** `offline` is the device without a network, `away` the garage's server that does not answer. */
export type Connection = 'well' | 'offline' | 'away';

/** How often a server that is away is looked for, in milliseconds. */
const probeEvery = 5000;

function subscribeToDevice(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Looks for a server that is away until it answers, then asks it again for all that failed meanwhile. */
function useReturn(isAway: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => {
      if (!document.hidden) void probeBackend();
    }, probeEvery);
    return () => {
      clearInterval(timer);
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
  }, [isAway, queryClient]);
}

/** How the device is connected to the garage's server now. */
export function useConnection(): Connection {
  const isOnline = useSyncExternalStore(subscribeToDevice, () => navigator.onLine);
  const isAway = useSyncExternalStore(backendConnection.subscribe, backendConnection.isAway);
  useReturn(isAway);
  if (!isOnline) return 'offline';
  return isAway ? 'away' : 'well';
}
