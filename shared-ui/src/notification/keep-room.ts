import { notificationRoomProperty } from '../theme/notification-room.ts';

function isBehind(element: Element, region: HTMLElement) {
  const { bottom } = element.getBoundingClientRect();
  return bottom > region.getBoundingClientRect().top && bottom <= window.innerHeight;
}

/**
 * A ref for the region of notifications. While it is open, pages and dialogs end above it, so that it hides nothing
 * that cannot be scrolled clear of it; what has the focus, such as the button just pressed, is scrolled clear at once.
 */
export function keepRoom(region: HTMLElement | null) {
  if (!region || typeof ResizeObserver === 'undefined') return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    root.style.setProperty(notificationRoomProperty, `${region.offsetHeight}px`);
    const focused = document.activeElement;
    if (focused && focused !== document.body && !region.contains(focused) && isBehind(focused, region)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    root.style.removeProperty(notificationRoomProperty);
  };
}
