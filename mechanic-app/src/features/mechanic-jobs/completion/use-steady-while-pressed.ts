import { useEffect, useState } from 'react';

/**
 * The value, except while a pointer is down: then the one at its press. A list that is replaced between press and release
 * moves the pressed button away, and the click is lost.
 */
export function useSteadyWhilePressed<Value>(value: Value) {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (!pressed) return;
    // The click follows the release.
    const release = () => setTimeout(() => setPressed(null));
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [pressed]);
  return { steady: pressed ? pressed.value : value, onPointerDown: () => setPressed({ value }) };
}
