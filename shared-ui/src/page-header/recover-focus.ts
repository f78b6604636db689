/**
 * Gives the focus a place again when the control that had it is gone, as a button whose row has left the list:
 * `next` where it is still shown, else the heading of the page. Without this the keyboard would start at the top.
 */
export function recoverFocus(next: () => HTMLElement | null | undefined = () => null) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (next() ?? document.getElementById('page-title'))?.focus({ preventScroll: true });
  });
}
