import { space, token } from '@pitlane/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Connection, useConnection } from './use-connection.ts';

/** Milliseconds. */
const reconnectedNoticeTime = 5000;

const Line = styled.p`
  &:not(:empty) {
    position: sticky;
    inset-block-start: 0;
    z-index: 15;
    padding: ${space(2)} ${space(4)};
    background: ${token('text')};
    color: ${token('surface')};
    text-align: center;
  }
`;

const messages = {
  offline: {
    lost: 'You are offline. What you see may be out of date. You can save changes when you are back online.',
    back: 'You are back online.',
  },
  unreachable: {
    lost: "The garage's server is not responding. What you see may be out of date, and changes cannot be saved until it responds.",
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
    <Line aria-live="polite">
      {connection !== 'online' && messages[connection].lost}
      {restored && messages[restored].back}
    </Line>
  );
}
