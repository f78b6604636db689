import { usePortalClient } from '@pitlane/shared-data/client';
import { useEffect } from 'react';

/** Milliseconds between two attempts, should no event tell that the server is back. */
const retryInterval = 15_000;

/** Calls `send` now and whenever the server may be reachable again, while something waits. */
export function useWhenReachable(isWaiting: boolean, send: () => Promise<void>): void {
  const { connection } = usePortalClient();
  useEffect(() => {
    if (!isWaiting) return;
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
  }, [isWaiting, send, connection]);
}
