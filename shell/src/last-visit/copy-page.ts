/** Loading placeholders, apart from those that wait until they are scrolled to. */
const pending = '[data-bone]:not([data-loads-on-scroll] *)';

/** Forms hold what a person types; an alert is of the moment; a secret is shown once. */
const notKept = `form:not([role=search]), [role=alert], [data-secret], ${pending}`;

/** Whether a screen, or a part of one, still waits for its data. */
export const isPending = (screen: Element): boolean =>
  screen.matches(pending) || screen.querySelector(pending) !== null;

/** What a screen shows, without dialogs and pictures; undefined for forms, failures, secrets and screens that are loading. */
export function copyPage(main: Element): Element | undefined {
  if (!main.querySelector('h1') || main.querySelector(notKept)) return undefined;
  // In a document of its own no picture is requested again.
  const copy = document.implementation.createHTMLDocument().importNode(main, true);
  for (const part of copy.querySelectorAll('dialog, [popover], [data-last-visit]')) part.remove();
  // The addresses of photos are secrets that expire; drawings are files of an app.
  for (const photo of copy.querySelectorAll('img:not([src*="/static/"])')) photo.removeAttribute('src');
  return copy;
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** The rules that the markup needs: those of the theme for elements, and those whose classes it has. */
export function rulesOf(copy: Element): string {
  const used = new Set([...copy.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  const isUsed = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule) {
      const isOfPage = /^(:root|html|body|#|\[data-page)/.test(rule.selectorText);
      return !isOfPage && classesOf(rule.selectorText).every((name) => used.has(name));
    }
    return 'cssRules' in rule && [...(rule as CSSGroupingRule).cssRules].some(isUsed);
  };
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(isUsed)
    .map(({ cssText }) => cssText)
    .join('\n');
}
