import { space, token } from '@pitlane/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Connection, useConnection } from './use-connection.ts';

/** How long the return of the connection is told, in milliseconds. */
const goodNewsTime = 5000;

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

const words = {
  offline: {
    lost: 'You are offline. What you see may be out of date; save changes once you are back online.',
    back: 'You are back online.',
  },
  away: {
    lost: "The garage's server does not answer. What you see may be out of date, and changes cannot be saved until it is back.",
    back: "The garage's server is back.",
  },
};

/** Tells when the device or the garage's server loses the connection, and for a moment when it is there again. */
export function ConnectionNotice() {
  const connection = useConnection();
  const before = useRef<Connection>('well');
  const [isBackFrom, setBackFrom] = useState<'offline' | 'away'>();

  useEffect(() => {
    const trouble = before.current;
    before.current = connection;
    if (connection !== 'well' || trouble === 'well') {
      setBackFrom(undefined);
      return;
    }
    setBackFrom(trouble);
    const timer = setTimeout(() => setBackFrom(undefined), goodNewsTime);
    return () => clearTimeout(timer);
  }, [connection]);

  return (
    <Line aria-live="polite">
      {connection !== 'well' && words[connection].lost}
      {isBackFrom && words[isBackFrom].back}
    </Line>
  );
}
