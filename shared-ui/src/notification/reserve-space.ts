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
  const { top, bottom } = element.getBoundingClientRect();
  const covered = region.getBoundingClientRect();
  return bottom > covered.top && top < covered.bottom;
}

/**
 * A ref for the notification region. While it is open, pages and dialogs leave space for it, so that it covers nothing
 * that cannot be scrolled into view. What has the focus, and what was pressed last, is scrolled into view; where that
 * does not help, as with a bar that stays at the bottom, the region goes to the top of the window.
 */
export function reserveSpace(region: HTMLElement | null, pressed: Element | null) {
  if (!region || typeof ResizeObserver === 'undefined') return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const uncover = (element: Element | null) => {
    if (!element?.isConnected || element === document.body || region.contains(element)) return;
    if (isCovered(element, region)) element.scrollIntoView({ block: 'nearest' });
    if (isCovered(element, region)) region.dataset.atTop = '';
  };
  const observer = new ResizeObserver(() => {
    sheet.replaceSync(rules(region.offsetHeight));
    uncover(document.activeElement);
    uncover(pressed);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
