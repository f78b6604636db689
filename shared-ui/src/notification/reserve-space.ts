import { notificationHeightProperty } from '../theme/notification-height.ts';

function isCovered(element: Element, region: HTMLElement) {
  const { bottom } = element.getBoundingClientRect();
  return bottom > region.getBoundingClientRect().top && bottom <= window.innerHeight;
}

/**
 * A ref for the notification region. While it is open, pages and dialogs leave space for it, so that it covers nothing
 * that cannot be scrolled into view; the focused element, such as the button just pressed, is scrolled into view.
 */
export function reserveSpace(region: HTMLElement | null) {
  if (!region || typeof ResizeObserver === 'undefined') return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    root.style.setProperty(notificationHeightProperty, `${region.offsetHeight}px`);
    const focused = document.activeElement;
    if (focused && focused !== document.body && !region.contains(focused) && isCovered(focused, region)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    root.style.removeProperty(notificationHeightProperty);
  };
}
