import { space, token } from '@pitlane/shared-ui/theme';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

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

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells when the device loses its connection, and for a moment when it has it back. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOffline = useRef(false);
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    setBack(isOnline && wasOffline.current);
    wasOffline.current = !isOnline;
    if (!isOnline) return;
    const timer = setTimeout(() => setBack(false), goodNewsTime);
    return () => clearTimeout(timer);
  }, [isOnline]);

  return (
    <Line aria-live="polite">
      {!isOnline &&
        'You are offline. What you see may be out of date; save changes once you are back online.'}
      {isBack && 'You are back online.'}
    </Line>
  );
}
