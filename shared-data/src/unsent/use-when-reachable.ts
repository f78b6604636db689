import { useEffect } from 'react';
import { usePortalClient } from '../client/client.ts';

/** Milliseconds between two attempts, should no event tell that the server is back. */
const retryInterval = 15_000;

/** While something waits, calls `send` when that becomes more or less, and when the server may be reachable again. */
export function useWhenReachable(waiting: number, send: () => Promise<void>): void {
  const { connection } = usePortalClient();
  useEffect(() => {
    if (waiting === 0) return;
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
  }, [waiting, send, connection]);
}
