/**
 * Moves the focus when the focused control was removed, such as a button whose row has left the list: to `next` if it is
 * still shown, else to the page's heading. Without this the keyboard would start at the top of the page.
 */
export function recoverFocus(next: () => HTMLElement | null | undefined = () => null) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (next() ?? document.getElementById('page-title'))?.focus({ preventScroll: true });
  });
}
