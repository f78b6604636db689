/** Elements that exist only if a value was rendered as HTML. */
const injected =
  'pit-made, script, iframe, [onerror], [onload], a[href^="javascript:" i], a[href^="data:" i]';

/** Fails when a text was rendered as an element or as a script URL. */
export const expectNoInjectedElements = (): void =>
  expect([...document.querySelectorAll(injected)].map(({ outerHTML }) => outerHTML)).toEqual([]);

/** Allowed are portal paths, telephone numbers, email addresses without parameters, and encoded UPI links. */
function unexpectedLinks(): string[] {
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return hrefs.filter((href) => {
    if (href.startsWith('tel:')) return !/^tel:[+\d]*$/.test(href);
    if (href.startsWith('mailto:')) return new URL(href).search !== '' || new URL(href).hash !== '';
    if (href.startsWith('upi:')) return !/^upi:\/\/pay\?[\w@.%&=!~*'()-]+$/.test(href);
    return !/^\/(?!\/)/.test(href);
  });
}

/** Fails when a text was rendered as an element or as a link's target. */
export function expectTextOnly(): void {
  expectNoInjectedElements();
  expect(unexpectedLinks()).toEqual([]);
}
