import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a region on F6, and back to where it was.
 * @returns a function that moves it back, for when its element in the region is removed.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>) {
  const focusedBefore = useRef<HTMLElement>(null);

  const isInside = (node: unknown) => node instanceof Node && Boolean(region.current?.contains(node));
  const returnFocus = () => {
    if (isInside(document.activeElement)) focusedBefore.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions use refs alone
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (isInside(document.activeElement)) returnFocus();
      else region.current?.focus();
    };
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInside(target) || isInside(relatedTarget)) return;
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  return returnFocus;
}
