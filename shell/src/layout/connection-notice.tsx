import { useEffect, useRef, useState } from 'react';
import { NoticeLine } from './notice-line.tsx';
import { type Connection, useConnection } from './use-connection.ts';

/** Milliseconds. */
const reconnectedNoticeTime = 5000;

const messages = {
  offline: {
    lost: 'You are offline. What you see may be out of date, and most changes can only be saved when you are back online.',
    back: 'You are back online.',
  },
  unreachable: {
    lost: "The garage's server is not responding. What you see may be out of date, and most changes cannot be saved until it responds.",
    back: "The garage's server is responding again.",
  },
};

/** Shows that the device is offline or the backend unreachable, and briefly that the connection is back. */
export function ConnectionNotice() {
  const connection = useConnection();
  const previous = useRef<Connection>('online');
  const [restored, setRestored] = useState<'offline' | 'unreachable'>();

  useEffect(() => {
    const lost = previous.current;
    previous.current = connection;
    if (connection !== 'online' || lost === 'online') {
      setRestored(undefined);
      return;
    }
    setRestored(lost);
    const timer = setTimeout(() => setRestored(undefined), reconnectedNoticeTime);
    return () => clearTimeout(timer);
  }, [connection]);

  return (
    <NoticeLine aria-live="polite">
      {connection !== 'online' && messages[connection].lost}
      {restored && messages[restored].back}
    </NoticeLine>
  );
}
