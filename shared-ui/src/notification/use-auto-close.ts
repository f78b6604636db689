import { type PointerEvent, useEffect, useState } from 'react';

/** Milliseconds. */
const successDuration = 3000;

/**
 * Closes a notification after a timeout, which restarts when it is no longer hovered or focused. A resting mouse under
 * which the notification appears does not hover it. Spread the result on an element around the notification.
 */
export function useAutoClose({ isEnabled, close }: { isEnabled: boolean; close: () => void }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isEnabled && !isHovered && !isFocused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `close` function must not restart the timeout
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(close, successDuration);
    return () => clearTimeout(timer);
  }, [isRunning]);

  return {
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setHovered(true);
    },
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
