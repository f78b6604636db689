/** Where react-router's ScrollRestoration keeps the scroll position of each location. */
const positionsKey = 'react-router-scroll-positions';

/** Stores how far the user has scrolled the frame, unless this location has a position from before a reload. */
export function keepScrollPosition(locationKey: string): void {
  // Reading the position lays out the frame and the page once more, a fifth of a second on a cheap phone.
  if (!document.getElementById('frame')?.dataset.hasScrolled) return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}');
    positions[locationKey] ||= window.scrollY;
    sessionStorage.setItem(positionsKey, JSON.stringify(positions));
  } catch {
    // Where storage is blocked, the page starts at its top.
  }
}

/** Removes the frame that the first script has drawn. The focused link hands the focus to that of the page. */
export function removeFrame(): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  const focused = frame.contains(document.activeElement) && document.activeElement?.getAttribute('href');
  frame.remove();
  if (!focused) return;
  const link = document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(focused)}"]`);
  link?.focus({ preventScroll: true });
}
