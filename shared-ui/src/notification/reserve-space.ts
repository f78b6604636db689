import { notificationHeightProperty } from '../theme/notification-height.ts';
import { space, token } from '../theme/token.ts';

/**
 * The space below page and dialogs. As rules, because a custom property of the page would have the browser compute the
 * style of every element again.
 */
const rules = (height: number) => `
  @media screen {
    html { scroll-padding-block-end: calc(${height}px + ${token('bar-height')} + ${space(2)}); }
    body { padding-block-end: calc(${height}px + ${token('bar-height')}); }
    dialog { ${notificationHeightProperty}: ${height}px; }
  }
`;

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
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const observer = new ResizeObserver(() => {
    sheet.replaceSync(rules(region.offsetHeight));
    const focused = document.activeElement;
    if (focused && focused !== document.body && !region.contains(focused) && isCovered(focused, region)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
