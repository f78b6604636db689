import { isPending } from './copy-page.ts';

/** Milliseconds after which a page without its data shows itself what it waits for. */
const patience = 10_000;

/**
 * Has what `prerender/page-frame` shows of the last visit hold the place of a screen that waits for its data.
 * @returns ends it.
 */
export function holdPlace(main: Element, kept: Element): () => void {
  const screens = () => [...main.children].filter((child) => child !== kept);
  const isLoaded = () => screens().length > 0 && !screens().some(isPending);
  const end = () => {
    observer.disconnect();
    clearTimeout(limit);
    kept.remove();
    main.ariaBusy = null;
  };
  const observer = new MutationObserver(() => {
    if (isLoaded()) end();
  });
  const limit = setTimeout(end, patience);
  main.append(kept);
  main.ariaBusy = 'true';
  observer.observe(main, { childList: true, subtree: true });
  if (isLoaded()) end();
  return end;
}
