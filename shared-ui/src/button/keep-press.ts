import type { PointerEvent } from 'react';

/** Pixels that a pointer may move during a press. */
const slop = 10;

/**
 * Keeps a press on the button where it began. Leaving a field may show or remove a message, which moves the button away from
 * under the pointer, and the browser would then press nothing. A pointer that itself moves away still cancels the press.
 */
export function keepPress({
  currentTarget: button,
  pointerId,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>): void {
  // jsdom has no pointers.
  if (!button.setPointerCapture) return;
  button.setPointerCapture(pointerId);
  const onMove = (move: globalThis.PointerEvent) => {
    if (Math.hypot(move.clientX - clientX, move.clientY - clientY) <= slop) return;
    button.removeEventListener('pointermove', onMove);
    if (button.hasPointerCapture(pointerId)) button.releasePointerCapture(pointerId);
  };
  button.addEventListener('pointermove', onMove);
  button.addEventListener('lostpointercapture', () => button.removeEventListener('pointermove', onMove), {
    once: true,
  });
}
