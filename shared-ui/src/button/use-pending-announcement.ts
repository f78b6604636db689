import { useEffect, useRef } from 'react';
import { announce } from '../announcement/announce.ts';

/** Announces the label of a focused button when its operation starts and ends. */
export function usePendingAnnouncement(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    const { current: element } = button;
    if (element && element === document.activeElement) {
      announce(element.getAttribute('aria-label') ?? element.textContent);
    }
  }, [isPending]);
  return button;
}
