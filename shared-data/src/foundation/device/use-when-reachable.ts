import { useEffect, useSyncExternalStore } from 'react';
import { usePortalClient } from '../client/client.ts';
import { hasStalled } from './send-queue.ts';
import { subscribeToWork } from './stored-work.ts';

/** Milliseconds between two attempts, should no event tell that the server is back. */
const retryInterval = 15_000;

/** While something is unsent, calls `send` when that changes, and when the server may be reachable again. */
export function useWhenReachable(unsent: string, send: () => Promise<unknown>): void {
  const { connection } = usePortalClient();
  useEffect(() => {
    if (!unsent) return;
    const attempt = () => {
      if (navigator.onLine) void send();
    };
    attempt();
    const stop = connection.subscribe(() => {
      if (!connection.isUnreachable()) attempt();
    });
    const timer = setInterval(attempt, retryInterval);
    window.addEventListener('online', attempt);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [unsent, send, connection]);
}

function subscribeToDevice(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether what waits cannot be sent at present. */
export function useIsStalled(): boolean {
  const isOnline = useSyncExternalStore(subscribeToDevice, () => navigator.onLine);
  return useSyncExternalStore(subscribeToWork, hasStalled) || !isOnline;
}
