import { NavigationProgress } from '@pitlane/shared-ui/core';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds. */
const showAfter = 150;

/** Shows that a page is loading, unless it loads too quickly to be noticed. */
export function RouteProgress() {
  const { state } = useNavigation();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (state === 'idle') {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), showAfter);
    return () => clearTimeout(timer);
  }, [state]);

  return <NavigationProgress isActive={isLate} />;
}
