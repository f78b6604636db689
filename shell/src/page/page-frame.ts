/**
 * Removes the frame that the first script has drawn, once the first page is rendered. The focused link keeps the focus.
 */
export function removeFrame(): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  const focused = frame.contains(document.activeElement) && document.activeElement?.getAttribute('href');
  frame.remove();
  if (!focused) return;
  const link = document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(focused)}"]`);
  link?.focus({ preventScroll: true });
}
