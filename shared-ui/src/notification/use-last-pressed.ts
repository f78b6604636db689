import { type RefObject, useEffect, useRef } from 'react';

/** The control that was pressed last: not every browser gives it the focus. */
export function useLastPressed(): RefObject<Element | null> {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button, input, label, select') : null;
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, []);
  return pressed;
}
