let landing: HTMLElement | null = null;

/** The element that the build rendered into the page; it is kept while another screen is shown. */
function findLanding() {
  landing = document.getElementById('landing') ?? landing;
  return landing;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** Takes the landing out of the page. */
export function removeLanding(): void {
  findLanding()?.remove();
  // It kept the landing from being seen until here.
  delete document.documentElement.dataset.page;
}

/**
 * Shows the landing, where it does not stand already; what stands is left untouched, so that nothing flickers, and no
 * click and no focus is lost. Its links navigate in place from now on.
 * @returns how to take it away again.
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
