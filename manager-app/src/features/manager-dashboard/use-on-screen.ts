import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into what the person sees; once it has, it stays so. */
export function useOnScreen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
