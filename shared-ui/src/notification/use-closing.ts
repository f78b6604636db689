import { type PointerEvent, useEffect, useState } from 'react';

/** How long a success stays, in milliseconds (specification, section 9: success banner). */
const successDuration = 3000;

/**
 * Closes a notification after its time, which begins anew once the person has left it with pointer and focus.
 * A mouse that merely rests where the notification appears does not point at it. Spread the result on an element around it.
 */
export function useClosing({ closesByItself, close }: { closesByItself: boolean; close: () => void }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = closesByItself && !isPointedAt && !isFocused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a rendering must not begin the time anew
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(close, successDuration);
    return () => clearTimeout(timer);
  }, [isRunning]);

  return {
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setPointedAt(true);
    },
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
