import { useEffect, useRef } from 'react';
import { announce } from '../announcement/announce.ts';

/** Reads the words of a button out when its work begins and ends while it has the focus. */
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
