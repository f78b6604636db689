import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has ever been in the viewport. */
export function useOnScreen(target: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isVisible || !target.current) return;
    const observer = new IntersectionObserver((entries) =>
      setVisible(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isVisible, target]);
  return isVisible;
}
