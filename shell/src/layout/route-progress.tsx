import { NavigationProgress } from '@pitlane/shared-ui/progress-bar';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds after which a wait is noticed. */
const showAfter = 150;

/** Says that a page is on its way, once that takes long enough to be noticed. */
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
