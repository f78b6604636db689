import { usePortalClient } from '@pitlane/shared-data/client';
import { useEffect, useSyncExternalStore } from 'react';

/** `offline`: the device has no network. `unreachable`: the garage's server does not respond. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** Milliseconds between probes of an unreachable server. */
const probeInterval = 5000;

function subscribeToDevice(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Probes an unreachable server until it responds. */
function useProbe(isUnreachable: boolean, probe: () => Promise<void>) {
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setInterval(() => {
      if (!document.hidden) void probe();
    }, probeInterval);
    return () => clearInterval(timer);
  }, [isUnreachable, probe]);
}

/** The connection between the device and the garage's server. */
export function useConnection(): Connection {
  const isOnline = useSyncExternalStore(subscribeToDevice, () => navigator.onLine);
  const { connection, probe } = usePortalClient();
  const isUnreachable = useSyncExternalStore(connection.subscribe, connection.isUnreachable);
  useProbe(isUnreachable, probe);
  if (!isOnline) return 'offline';
  return isUnreachable ? 'unreachable' : 'online';
}
