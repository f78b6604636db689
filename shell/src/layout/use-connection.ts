import { usePortalClient } from '@pitlane/shared-data/client';
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

/** Looks for a server that is away until it answers. */
function useProbe(isAway: boolean, probe: () => Promise<void>) {
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => {
      if (!document.hidden) void probe();
    }, probeEvery);
    return () => clearInterval(timer);
  }, [isAway, probe]);
}

/** How the device is connected to the garage's server now. */
export function useConnection(): Connection {
  const isOnline = useSyncExternalStore(subscribeToDevice, () => navigator.onLine);
  const { connection, probe } = usePortalClient();
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  useProbe(isAway, probe);
  if (!isOnline) return 'offline';
  return isAway ? 'away' : 'well';
}
