let landing: HTMLElement | null = null;

/** The element prerendered by the build; kept in memory while another screen is shown. */
function findLanding() {
  landing = document.getElementById('landing') ?? landing;
  return landing;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** Removes the landing page from the DOM. */
export function removeLanding(): void {
  findLanding()?.remove();
  // The attribute hid the landing page.
  delete document.documentElement.dataset.page;
}

/**
 * Shows the landing page and makes its links navigate without reloading. If it is in the DOM already, its elements are
 * kept, so that nothing flickers and no click or focus is lost.
 * @returns a function that removes it.
 */
export function showLanding(navigate: (path: string) => void): () => void {
  const shown = findLanding();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(link.pathname);
  };
  if (shown && !shown.isConnected) document.body.append(shown);
  shown?.addEventListener('click', follow);
  return () => {
    shown?.removeEventListener('click', follow);
    removeLanding();
  };
}
