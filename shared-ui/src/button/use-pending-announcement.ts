import { useEffect, useRef } from 'react';
import { announce } from '../announcement/announce.ts';

/**
 * Announces the label of a focused button when its operation starts and ends. Once it has ended, the pending label no longer
 * stands beside the alert that says how.
 */
export function usePendingAnnouncement(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(isPending);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    takeBack.current?.();
    takeBack.current = undefined;
    const { current: element } = button;
    if (!element || element !== document.activeElement) return;
    const remove = announce(element.getAttribute('aria-label') ?? element.textContent);
    if (isPending) takeBack.current = remove;
  }, [isPending]);
  useEffect(
    () => () => {
      // Long enough for a screen reader to have taken it up.
      if (takeBack.current) setTimeout(takeBack.current, 1000);
    },
    [],
  );
  return button;
}
