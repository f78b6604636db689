/** The frames in which a removal is still awaited: a busy browser draws one before the list has its new rows. */
const patience = 30;

let calls = 0;

/**
 * Moves the focus when the focused control was removed, such as a button whose row has left the list: to `next` if it is
 * still shown, else to the page's heading. Without this the keyboard would start at the top of the page. Of two calls in a row the later knows better where.
 */
export function recoverFocus(next: () => HTMLElement | null | undefined = () => null) {
  let frames = 0;
  calls += 1;
  const call = calls;
  const look = () => {
    if (call !== calls) return;
    if (document.activeElement === document.body) {
      (next() ?? document.getElementById('page-title'))?.focus({ preventScroll: true });
      return;
    }
    frames += 1;
    if (frames < patience) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
